import type { Fetcher } from './read.ts';

/** A request without a reply within this many milliseconds has failed. */
export const timeoutMs = 8_000;

/** Requests the page's own origin, which proxies to the API. */
export const fetcher: Fetcher = (path, body) =>
  fetch(path, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Has the browser ask for something anew that it may keep a copy of, such as a count that the visitor has changed. */
export const renewCopy = (path: string): void =>
  void fetch(path, {
    cache: 'reload',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then((response) => response.arrayBuffer())
    // The copy is as old as it was.
    .catch(() => undefined);

/** The same as `fetcher`, cancellable by a signal. */
export const cancellableFetcher =
  (signal: AbortSignal): Fetcher =>
  (path) =>
    fetch(path, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
