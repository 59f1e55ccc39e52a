import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { secondsOf, waitOnline } from './localFile.ts';

const device = new EventTarget();
for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, device[name].bind(device));
vi.useFakeTimers();
afterEach(() => vi.restoreAllMocks());

test.each<[end: string, cause: (controller: AbortController) => unknown]>([
  ['when its time is over', () => vi.advanceTimersByTime(1_000)],
  ['when the device is online again', () => device.dispatchEvent(new Event('online'))],
  ['when it is stopped', (controller) => controller.abort()],
])('a wait ends %s, and listens to nothing more', async (_, cause) => {
  const controller = new AbortController();
  const waiting = waitOnline(1_000, controller.signal);
  const listening = () => [
    getEventListeners(device, 'online').length,
    getEventListeners(controller.signal, 'abort').length,
  ];
  expect(listening()).toEqual([1, 1]);
  cause(controller);
  await waiting;
  expect(listening()).toEqual([0, 0]);
});

test('what was stopped before does not wait', async () => {
  await waitOnline(1_000, AbortSignal.abort());
  expect(getEventListeners(device, 'online')).toEqual([]);
});

test('a file whose metadata does not come in time is taken without its length', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const video = Object.assign(new EventTarget(), { removeAttribute: () => undefined });
  vi.stubGlobal('document', { createElement: () => video });
  const seconds = secondsOf(new Blob(['a film of trams']));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(5_000);
  deadline.abort();
  await expect(seconds).resolves.toBe(0);
});
