import { useCallback } from 'react';
import { mutate, useSWRConfig } from 'swr';
import type { Answer } from './answer.ts';
import { fetcher } from './fetcher.ts';
import { read, type Read } from './read.ts';

/**
 * Reads that were started before their page was shown. Each is used once, and only for a few seconds: SWR's `preload`
 * keeps a read until it is used, so that a page could show what was true when the visitor once passed over its link.
 */
const prefetched = new Map<string, Promise<Answer<unknown>>>();
const prefetchLifetimeMs = 5_000;

/** The newest read of each key whose answer is still to be written into the cache. */
const unwritten = new Map<string, Promise<Answer<unknown>>>();

/** Drops the answers to reads that were started before an action of the visitor changed what they read. */
export function dropStarted(key: string): void {
  prefetched.delete(key);
  unwritten.delete(key);
}

/** Drops all of them, for a document that another story takes over. */
export function dropAllStarted(): void {
  prefetched.clear();
  unwritten.clear();
}

/** Drops one read; a newer one of the same key stays. */
function dropPrefetched(key: string, started: Promise<Answer<unknown>>): void {
  if (prefetched.get(key) === started) prefetched.delete(key);
}

/** Returns a read that was started before, to the first caller only. */
export function takePrefetched<Value>({ key }: Read<Value>): Promise<Answer<Value>> | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same key has the same decoder
  const started = prefetched.get(key) as Promise<Answer<Value>> | undefined;
  prefetched.delete(key);
  return started;
}

const isAnswered = ({ state }: Answer<unknown>): boolean => state !== 'failed';

/**
 * Writes the answer to a read into the cache, where a page shows it. SWR drops the answers to its own requests that were
 * started earlier than a write, so only the newest read is written, and none that was started before an action.
 */
async function writeAnswer(key: string, started: Promise<Answer<unknown>>, isKept = isAnswered): Promise<void> {
  unwritten.set(key, started);
  const answer = await started;
  if (!isKept(answer)) dropPrefetched(key, started);
  if (unwritten.get(key) !== started) return;
  unwritten.delete(key);
  if (isKept(answer)) await mutate(key, answer, { revalidate: false });
}

/**
 * Requests something again that the visitor may have changed on another page. If that fails, the shown answer stays.
 */
export const refresh = (request: Read<unknown>): Promise<void> => writeAnswer(request.key, read(fetcher, request));

/**
 * Returns a function that starts a read before its page is shown; the page's own read then joins it. Its promise
 * resolves when the read has finished, successfully or not.
 * @param isKept returns whether a later page may show the answer; by default, any that has not failed
 */
export function usePrefetch(isKept = isAnswered): (request: Read<unknown>) => Promise<void> {
  const { cache, fallback } = useSWRConfig();
  return useCallback(
    async (request) => {
      const { key, marks } = request;
      if (marks || cache.get(key)?.data !== undefined || fallback[key] !== undefined) return;
      const started = prefetched.get(key) ?? read(fetcher, request);
      prefetched.set(key, started);
      setTimeout(() => dropPrefetched(key, started), prefetchLifetimeMs);
      // In the cache, a prefetched answer is part of the page's first render.
      await writeAnswer(key, started, isKept);
    },
    [cache, fallback, isKept],
  );
}
