import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let readClock = (): number => Date.now();

/** Makes all relative times count from one moment, for stories: screenshots must not change from day to day. */
export function setNow(time: number): void {
  readClock = () => time;
  for (const listener of listeners) listener();
}

/** All relative times of a page share one timer. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  timer ??= setInterval(() => {
    for (const listener of listeners) listener();
  }, minuteMs);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Returns the begin of the current minute in milliseconds since 1970, and renders again with every minute. Null on the
 * server and during hydration: a cached page would be wrong a minute later.
 */
export const useNow = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(readClock() / minuteMs) * minuteMs,
    () => null,
  );
