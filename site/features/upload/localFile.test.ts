import { getEventListeners } from 'node:events';
import { expect, test, vi } from 'vitest';
import { waitOnline } from './localFile.ts';

const device = new EventTarget();
for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, device[name].bind(device));
vi.useFakeTimers();

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
