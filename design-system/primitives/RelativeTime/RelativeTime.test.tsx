// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReaderProvider } from '../../reader/context.tsx';
import { loadMessages } from '../../reader/loadMessages.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { RelativeTime } from './RelativeTime.tsx';

const minute = 60_000;
const noon = Date.UTC(2026, 9, 30, 12);

const page = (at: number, language = 'en') => (
  <ReaderProvider reader={readerFor(language)}>
    <RelativeTime at={at} date="October 30, 2026" />
  </ReaderProvider>
);

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the server shows the date; hydration shows how long ago it was', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page(noon - 5 * minute));
  expect(container.textContent).toBe('October 30, 2026');
  const errors = vi.spyOn(console, 'error');
  render(page(noon - 5 * minute), { container, hydrate: true });
  expect(container.textContent).toBe('5 minutes ago');
  expect(errors).not.toHaveBeenCalled();
});

test('it goes on with every minute, and its title has date and time', () => {
  render(page(noon));
  const time = screen.getByText('now');
  expect(time.getAttribute('datetime')).toBe('2026-10-30T12:00:00.000Z');
  expect(time.title).toMatch(/October 30, 2026 at \d+:\d\d/);
  act(() => {
    vi.advanceTimersByTime(3 * minute);
  });
  expect(time.textContent).toBe('3 minutes ago');
});

test.each([
  [-3, 'now'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [23 * 60 + 59, '23 hours ago'],
  [24 * 60, 'yesterday'],
  [7 * 24 * 60 - 1, '6 days ago'],
  [7 * 24 * 60, 'October 30, 2026'],
])('%i minutes later: %s', (minutes, text) => {
  const { container } = render(page(noon - minutes * minute));
  expect(container.textContent).toBe(text);
});

test('it speaks the language of its page', async () => {
  await loadMessages('pl');
  const { container } = render(page(noon - 5 * minute, 'pl'));
  expect(container.textContent).toBe('5 minut temu');
});

test('times that are gone leave no timer', () => {
  const before = vi.getTimerCount();
  const { unmount } = render(page(noon));
  expect(vi.getTimerCount()).toBe(before + 1);
  unmount();
  expect(vi.getTimerCount()).toBe(before);
});
