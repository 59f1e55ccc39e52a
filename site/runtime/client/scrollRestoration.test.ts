// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { timeoutMs } from '../data/fetcher.ts';
import { titleIsSet } from './headingFocus.ts';
import { openWithin } from './openPage.ts';
import { entryKey, entryTop } from './historyEntry.ts';
import { afterNavigation, startScrollRestoration } from './scrollRestoration.ts';

/** Greatest scroll position of the page, in pixels. */
let longest = 5000;
let resized = (): void => undefined;

function scrollBy(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: Math.min(top, longest), configurable: true });
  dispatchEvent(new Event('scroll'));
}

const scrolled = vi.fn<(options: ScrollToOptions) => void>(({ top = 0 }) => scrollBy(top));
vi.stubGlobal('scrollTo', scrolled);
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe = (): void => undefined;
  },
);

function growTo(height: number): void {
  longest = height;
  resized();
}

let pages = 0;
const anotherPage = (): string => `/videos/longest/${(pages += 1)}/`;

/** Goes back to a page whose scroll position is kept, as by the browser's button. */
function goBackTo(address: string, top: number): void {
  history.replaceState({ key: address, top }, '', address);
  afterNavigation(address);
}

beforeEach(() => void scrolled.mockClear());

test('a page that a form opens begins at its top, however far down the form was sent', () => {
  startScrollRestoration();
  afterNavigation('/report/');
  scrollBy(600);
  openWithin('/report/receipt/');
  afterNavigation('/report/receipt/');
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('the entry from which a page was opened keeps its place for every document of the tab', () => {
  scrollBy(450);
  const replaced = vi.spyOn(history, 'replaceState');
  openWithin('/videos/longest/1/');
  const [state] = replaced.mock.lastCall ?? [];
  expect(state).toMatchObject({ top: 450 });
  expect(entryTop(), 'the new one has none').toBeNull();
});

test('a link within a page leaves its place as it is, and that of the first page apart', () => {
  goBackTo(anotherPage(), 0);
  scrollBy(300);
  const page = location.pathname;
  const key = entryKey();
  history.pushState(null, '', '#content');
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(entryKey()).toBe(key);
  openWithin('/models/');
  afterNavigation('/models/');
  goBackTo(page, 0);
  expect(scrolled).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
});

describe('a navigation that carries stopScroll (R22)', () => {
  test('keeps the place, once its page is long enough for it', () => {
    goBackTo(anotherPage(), 0);
    scrollBy(900);
    const next = anotherPage();
    openWithin(next, true);
    longest = 400;
    scrollBy(400);
    afterNavigation(next);
    growTo(5000);
    expect(scrollY).toBe(900);
  });

  test('keeps the focus, too, and moves it to the heading only where what had it is gone', () => {
    document.body.innerHTML = '<main id="content"><h1>Videos</h1><button>Longest</button></main>';
    goBackTo(anotherPage(), 0);
    const button = document.querySelector('button');
    button?.focus();
    const next = anotherPage();
    openWithin(next, true);
    titleIsSet(next);
    afterNavigation(next);
    expect(document.activeElement).toBe(button);
    const last = anotherPage();
    openWithin(last, true);
    button?.remove();
    titleIsSet(last);
    afterNavigation(last);
    expect(document.activeElement?.textContent).toBe('Videos');
  });

  test('is one way only: the next link begins at the top', () => {
    scrollBy(300);
    const next = anotherPage();
    openWithin(next);
    afterNavigation(next);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });
});

describe('a page that is shorter than it was when it was left', () => {
  beforeEach(() => {
    longest = 700;
    goBackTo(anotherPage(), 3000);
    expect(scrollY).toBe(700);
  });

  test('is scrolled to its place once it is long enough, and then no more', () => {
    growTo(1200);
    expect(scrollY).toBe(1200);
    growTo(5000);
    expect(scrollY).toBe(3000);
    scrollBy(10);
    growTo(6000);
    expect(scrollY).toBe(10);
  });

  test.each(['wheel', 'pointerdown', 'keydown'])('is left to the visitor after a %s', (kind) => {
    dispatchEvent(new Event(kind));
    growTo(5000);
    expect(scrollY).toBe(700);
  });

  test('has its place at the next return, too, if it was left meanwhile', () => {
    const left = location.pathname;
    goBackTo('/models/', 0);
    longest = 5000;
    goBackTo(left, 700);
    expect(scrollY).toBe(3000);
  });

  test('is left alone once no answer can come', () => {
    vi.useFakeTimers();
    goBackTo('/videos/top-rated/1/', 3000);
    vi.advanceTimersByTime(timeoutMs);
    vi.useRealTimers();
    growTo(5000);
    expect(scrollY).toBe(700);
  });
});

describe('a document whose address leads to its content', () => {
  /** Loads a document at this address in which an element has focus; returns where focus is then. */
  async function focusedAt(hash: string, focused: string): Promise<string | undefined> {
    vi.resetModules();
    const [restoration, heading] = await Promise.all([import('./scrollRestoration.ts'), import('./headingFocus.ts')]);
    document.body.innerHTML = '<main id="content" tabindex="-1"><h1>Videos</h1><button>Longest</button></main>';
    history.replaceState(null, '', `/videos/${hash}`);
    document.querySelector<HTMLElement>(focused)?.focus();
    heading.titleIsSet('/videos/');
    restoration.afterNavigation('/videos/');
    return document.activeElement?.tagName;
  }

  test('begins at its heading, and loses that place from its address', async () => {
    expect(await focusedAt('#content', 'main')).toBe('H1');
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(location.pathname + location.hash).toBe('/videos/');
  });

  test('leaves focus where the visitor has moved it', async () => {
    expect(await focusedAt('#content', 'button')).toBe('BUTTON');
    expect(location.hash).toBe('');
  });

  test('begins elsewhere if its address leads elsewhere', async () => {
    expect(await focusedAt('#list', 'none')).toBe('BODY');
    expect(location.hash).toBe('#list');
  });
});
