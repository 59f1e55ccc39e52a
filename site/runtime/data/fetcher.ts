import type { Fetcher } from './read.ts';

/** Milliseconds until a request without a reply has failed. */
export const timeoutMs = 8_000;

let cache: RequestCache = 'default';

/**
 * Makes every request ask whether what the browser has cached is still true. For members: a reply that the same browser
 * was sent as a guest's lives for up to days, and does not contain what the member has done since.
 */
export const askAnew = (): void => {
  cache = 'no-cache';
};

/** Sends requests to the page's own origin, which proxies to the API. */
export const fetcher: Fetcher = (path, body) =>
  fetch(path, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
    cache,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Makes the browser replace its cached copy of a reply, for example of a count that the visitor has changed. */
export const renewCopy = (path: string): void =>
  void fetch(path, {
    cache: 'reload',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then((response) => response.arrayBuffer())
    // The old copy stays.
    .catch(() => undefined);

/** Returns a fetcher like `fetcher` that can be aborted by a signal. */
export const cancellableFetcher =
  (signal: AbortSignal): Fetcher =>
  (path) =>
    fetch(path, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
