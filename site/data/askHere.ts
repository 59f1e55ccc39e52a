import type { Ask } from './read.ts';

/** No reply within this many milliseconds is an accident. */
export const patience = 8_000;

/** Asks the page's own origin, which passes it on to the API. */
export const askHere: Ask = (path) =>
  fetch(path, { headers: { 'X-Requested-With': 'XMLHttpRequest' }, signal: AbortSignal.timeout(patience) });

/** The same until somebody is no longer interested. */
export const askHereUntil =
  (signal: AbortSignal): Ask =>
  (path) =>
    fetch(path, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
