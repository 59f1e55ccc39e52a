// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Read } from './read.ts';
import { refresh, usePrefetch } from './startedReads.ts';
import { forget, forgetAnswers, reread, useResource } from './useResource.ts';

/**
 * Stubs an API whose replies are given by the test, in any order. Returns a function that gives the reply to a request,
 * null for a failure, and the number of requests so far.
 */
function replying() {
  const replies: ((reply: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => replies.push(resolve)));
  const reply = (request: number, value: string | null): Promise<void> =>
    act(async () => replies[request - 1]?.(value === null ? new Response('', { status: 500 }) : Response.json(value)));
  return Object.assign(reply, { count: () => replies.length });
}
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const readOf = (key: string): Read<string> => ({ key, maxBytes: 1_000, decode: async (json) => String(json) });
const shown = (value: string) => ({ state: 'ready', value });

test('an answer that was requested before an action does not take the place of the one requested after it', async () => {
  const reply = replying();
  const list = readOf('/acted');
  const { result } = renderHook(() => useResource(list));
  await reply(1, 'as opened');
  act(() => void refresh(list));
  act(() => reread(list));
  await reply(2, 'before the action');
  await reply(3, 'after the action');
  expect(result.current).toEqual(shown('after the action'));
});

test('of two refreshes the newer one is shown, whichever answer comes last', async () => {
  const reply = replying();
  const list = readOf('/refreshed-twice');
  const { result } = renderHook(() => useResource(list));
  await reply(1, 'as opened');
  act(() => void [refresh(list), refresh(list)]);
  await reply(3, 'newer');
  await reply(2, 'older');
  expect(result.current).toEqual(shown('newer'));
});

test('a prefetched answer from before an action does not take the place of the one that the page has requested', async () => {
  const reply = replying();
  const list = readOf('/prefetched');
  const { result: prefetch } = renderHook(() => usePrefetch());
  act(() => void prefetch.current(list));
  act(() => forget(list));
  const { result } = renderHook(() => useResource(list));
  await reply(1, 'before the action');
  await reply(2, 'after the action');
  expect(result.current).toEqual(shown('after the action'));
});

test('a page joins the request that was started before it, and shows its answer', async () => {
  const reply = replying();
  const list = readOf('/joined');
  const { result: prefetch } = renderHook(() => usePrefetch());
  act(() => void prefetch.current(list));
  const { result } = renderHook(() => useResource(list));
  await reply(1, 'started before');
  expect(result.current).toEqual(shown('started before'));
});

test('a page joins the newest request that was started before it, though an older one has had its time', async () => {
  vi.useFakeTimers();
  const reply = replying();
  const list = readOf('/started-twice');
  const { result: prefetch } = renderHook(() => usePrefetch());
  act(() => void prefetch.current(list));
  vi.advanceTimersByTime(4_000);
  act(() => forget(list));
  act(() => void prefetch.current(list));
  vi.advanceTimersByTime(2_000);
  const { result } = renderHook(() => useResource(list));
  await reply(2, 'after the action');
  expect(result.current).toEqual(shown('after the action'));
  expect(reply.count()).toBe(2);
});

test('a page does not join a request that has failed, though a newer one is on its way', async () => {
  const reply = replying();
  const list = readOf('/failed-before');
  const { result: prefetch } = renderHook(() => usePrefetch());
  act(() => void prefetch.current(list));
  act(() => void refresh(list));
  await reply(1, null);
  const { result } = renderHook(() => useResource(list));
  expect(reply.count()).toBe(3);
  await reply(3, 'as it is now');
  expect(result.current).toEqual(shown('as it is now'));
});

test('once all answers are forgotten, a page waits for its own', async () => {
  const reply = replying();
  const list = readOf('/of-two-stories');
  const before = renderHook(() => useResource(list));
  await reply(1, 'of the story before');
  before.unmount();
  await act(forgetAnswers);
  const { result } = renderHook(() => useResource(list));
  expect(result.current).toEqual({ state: 'loading' });
  await reply(2, 'of its own');
  expect(result.current).toEqual(shown('of its own'));
});

test('once all answers are forgotten, a page joins no read that was started before', async () => {
  const reply = replying();
  const list = readOf('/ahead-of-two-stories');
  const { result: prefetch } = renderHook(() => usePrefetch());
  act(() => void prefetch.current(list));
  await act(forgetAnswers);
  const { result } = renderHook(() => useResource(list));
  await reply(1, 'of the story before');
  expect(result.current).toEqual({ state: 'loading' });
  await reply(2, 'of its own');
  expect(result.current).toEqual(shown('of its own'));
});
