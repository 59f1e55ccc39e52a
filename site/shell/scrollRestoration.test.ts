// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../kit/openPage.ts';
import { entryTop } from '../kit/historyEntry.ts';
import { afterNavigation, startScrollRestoration } from './scrollRestoration.ts';

const scrolled = vi.fn<(options: ScrollToOptions) => void>();
vi.stubGlobal('scrollTo', scrolled);

function scrollBy(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => scrolled.mockClear());

test('a page that a form opens begins at its top, however far down the form was sent', () => {
  startScrollRestoration();
  afterNavigation('/report/');
  scrollBy(600);
  openPage('/report/receipt/');
  afterNavigation('/report/receipt/');
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('the entry from which a page was opened keeps its place for every document of the tab', () => {
  scrollBy(450);
  const replaced = vi.spyOn(history, 'replaceState');
  openPage('/videos/longest/1/');
  const [state] = replaced.mock.lastCall ?? [];
  expect(state).toMatchObject({ top: 450 });
  expect(entryTop(), 'the new one has none').toBeNull();
});
