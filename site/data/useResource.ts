import { useCallback, useEffect } from 'react';
import useSWR, { mutate, preload, useSWRConfig } from 'swr';
import type { Answer, Resource } from './answer.ts';
import { retryWhileMounted } from './retryFailed.ts';
import { fetcher } from './fetcher.ts';
import { checked, read, type Read } from './read.ts';

/** Keys whose answers came with the document and have not been left behind; they are not asked for again. */
const hydratedKeys = new Set<string>();

/** Anything that is asked for once and, after an accident, again. */
export function useAnswer<Value>(
  key: string,
  load: () => Promise<Answer<Value>>,
  revalidateIfStale: boolean,
): Resource<Value> {
  const { data = { state: 'loading' } } = useSWR<Resource<Value>>(key, load, {
    revalidateIfStale,
    revalidateOnReconnect: false,
  });
  const failed = data.state === 'failed';
  useEffect(() => (failed ? retryWhileMounted(key) : undefined), [failed, key]);
  return data;
}

/** One read for a page: what came with the document, else what the API says. */
export function useResource<Value>(request: Read<Value>): Resource<Value> {
  const { key } = request;
  const answer = useAnswer(key, () => read(fetcher, request), !hydratedKeys.has(key));
  return answer.state === 'loading' ? answer : checked(request, answer);
}

export const markHydrated = (answers: Record<string, Answer<unknown>>): void => {
  for (const key of Object.keys(answers)) hydratedKeys.add(key);
};
export const clearHydrated = (): void => hydratedKeys.clear();

/** Begins a read before its page is shown; the page's own read then finds it under way. Resolves when it has come, however it came. */
export function usePrefetch(): (wanted: Read<unknown>) => Promise<void> {
  const { cache, fallback } = useSWRConfig();
  return useCallback(
    async ({ key, ...wanted }) => {
      if (cache.get(key)?.data !== undefined || fallback[key] !== undefined) return;
      const answer: Answer<unknown> = await preload(key, () => read(fetcher, { key, ...wanted }));
      // In the cache, what came before the page is part of the page's first rendering.
      if (answer.state !== 'failed') await mutate(key, answer, { revalidate: false });
      // An accident that no page has taken up must not be what a page is shown later.
      else if (cache.get(key) === undefined) void mutate(key);
    },
    [cache, fallback],
  );
}
