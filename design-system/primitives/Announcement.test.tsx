// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcement } from './Announcement.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const regions = () => [...document.querySelectorAll('[aria-live]')];
const announced = async () => {
  await act(() => vi.advanceTimersByTimeAsync(100));
  return regions().flatMap(({ children }) => [...children].map(({ textContent }) => textContent));
};

test('all components of a page share one polite and one assertive region', async () => {
  render(
    <>
      <Announcement sentence="Saved." />
      <Announcement sentence="2 videos hidden" />
      <Announcement sentence="Not saved." urgency="assertive" />
      <Announcement sentence={null} />
    </>,
  );
  expect(await announced()).toEqual(['Saved.', '2 videos hidden', 'Not saved.']);
  expect(regions()).toHaveLength(2);
});

test('a change is announced once, and nothing is added before there is something to say', async () => {
  const { rerender } = render(<Announcement changesOnly sentence="Show 12 models" />);
  expect(await announced()).toEqual([]);
  expect(regions()).toEqual([]);
  rerender(<Announcement changesOnly sentence="Show 3 models" />);
  rerender(<Announcement changesOnly sentence="Show 3 models" />);
  expect(await announced()).toEqual(['Show 3 models']);
});

test('what the server has rendered is not announced again', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const page = <Announcement sentence="Your address is confirmed." />;
  root.innerHTML = renderToString(page);
  const hydrated = await act(async () => hydrateRoot(root, page));
  expect(await announced()).toEqual([]);
  await act(async () => hydrated.render(<Announcement sentence="Signed out." />));
  expect(await announced()).toEqual(['Signed out.']);
});

test('a page that has nothing to announce is rendered once by hydration', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const rendered = vi.fn();
  const page = (
    <Profiler id="page" onRender={rendered}>
      <Announcement sentence={null} />
      <Announcement changesOnly sentence="Show 12 models" />
    </Profiler>
  );
  root.innerHTML = renderToString(page);
  await act(async () => hydrateRoot(root, page));
  expect(rendered).toHaveBeenCalledOnce();
});
