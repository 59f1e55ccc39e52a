import type { Fetcher } from './read.ts';

/** No reply within this many milliseconds is an accident. */
export const timeoutMs = 8_000;

/** Asks the page's own origin, which passes it on to the API. */
export const fetcher: Fetcher = (path) =>
  fetch(path, { headers: { 'X-Requested-With': 'XMLHttpRequest' }, signal: AbortSignal.timeout(timeoutMs) });

/** The same until somebody is no longer interested. */
export const askHereUntil =
  (signal: AbortSignal): Fetcher =>
  (path) =>
    fetch(path, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
