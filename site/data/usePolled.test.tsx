// @vitest-environment jsdom
import { notificationsReply } from '@afterglow/contract/notification';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { unreadNotificationsRead } from './notifications.ts';
import { usePolled } from './usePolled.ts';

// Decoders are loaded with the first answer, which no fake clock can hasten.
beforeAll(() => import('./decoders.ts'));

let unread = 0;
let refused = false;
const fetched = vi.fn(async () =>
  Response.json(
    refused
      ? { error: 1, codes: [{ field: 'notify', code: 'login' }] }
      : z.encode(notificationsReply, { entries: [], total: 0, pages: 0, unread }),
    { status: refused ? 401 : 200 },
  ),
);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  unread = 0;
  refused = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockClear();
});

const minuteMs = 60_000;
/** Lets time pass, and what was then requested arrive. */
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.advanceTimersByTimeAsync(10));
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), revalidateOnFocus: false, shouldRetryOnError: false }}>
    {children}
  </SWRConfig>
);
const start = () => renderHook(() => usePolled(unreadNotificationsRead, minuteMs), { wrapper }).result;

test('it is asked at once, then once an interval', async () => {
  unread = 3;
  const result = start();
  await pass(minuteMs / 2);
  expect([fetched.mock.calls.length, result.current]).toMatchObject([1, { state: 'ready', value: 3 }]);
  unread = 4;
  await pass(minuteMs);
  expect([fetched.mock.calls.length, result.current]).toMatchObject([2, { state: 'ready', value: 4 }]);
});

test('it is not asked again while the page is hidden', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  start();
  await pass(10 * minuteMs);
  expect(fetched).toHaveBeenCalledTimes(1);
  state.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(fetched, 'but at once when it is shown again').toHaveBeenCalledTimes(2);
});

test('an API that refuses is not asked again', async () => {
  refused = true;
  const result = start();
  await pass(10 * minuteMs);
  expect(result.current).toMatchObject({ state: 'refused' });
  expect(fetched).toHaveBeenCalledTimes(1);
});
