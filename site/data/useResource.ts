import { useCallback, useEffect } from 'react';
import useSWR, { mutate, preload, useSWRConfig } from 'swr';
import { needsProof, type Answer, type Resource } from './answer.ts';
import { retryWhileMounted } from './retryFailed.ts';
import { fetcher } from './fetcher.ts';
import { checked, read, type Read } from './read.ts';

/** Keys of server-rendered answers, until the visitor leaves their page; they are not fetched again. */
const hydratedKeys = new Set<string>();

/** Resolves once answers can be rendered: the document has only the rules of its own components. */
let waitForStyles = (): Promise<unknown> => Promise.resolve();
export const setWaitForStyles = (wait: () => Promise<unknown>): void => {
  waitForStyles = wait;
};

/** For an answer that the document did not bring along. */
async function readStyled<Value>(request: Read<Value>): Promise<Answer<Value>> {
  const [answer] = await Promise.all([read(fetcher, request), waitForStyles()]);
  return answer;
}

const loading = { state: 'loading' } as const;

/** Loads something once, and retries it after a failure. */
export function useAnswer<Value>(
  key: string | null,
  load: () => Promise<Answer<Value>> | Resource<Value>,
  revalidateIfStale: boolean,
): Resource<Value> {
  const { data = loading } = useSWR<Resource<Value>>(key, load, {
    revalidateIfStale,
    revalidateOnReconnect: false,
  });
  const failed = data.state === 'failed';
  const waitSeconds = failed ? data.waitSeconds : undefined;
  useEffect(
    () => (failed && key !== null ? retryWhileMounted(key, waitSeconds) : undefined),
    [failed, key, waitSeconds],
  );
  return data;
}

/** One read of a page: the server-rendered answer, else the one fetched from the API. Of null nothing is asked. */
export function useResource<Value>(request: Read<Value> | null): Resource<Value> {
  const key = request && request.key;
  const load = () => (request ? readStyled(request) : loading);
  const answer = useAnswer(key, load, key === null || !hydratedKeys.has(key));
  return request === null || answer.state === 'loading' ? answer : checked(request, answer);
}

/** Asks again what has changed by what the visitor did; it is shown as it was until the answer is there. */
export const reread = ({ key }: Pick<Read<unknown>, 'key'>): void => void mutate(key);

/** Whether its answer came with the page that the visitor is on. */
export const isHydrated = (key: string): boolean => hydratedKeys.has(key);

/** Asks anew when it is next shown, and shows nothing of it until then. */
export const forget = ({ key }: Pick<Read<unknown>, 'key'>): void => void mutate(key, undefined, { revalidate: false });

/** All values that this document has loaded, those that came with it included. */
export function useCachedValues(): () => Iterable<unknown> {
  const { cache, fallback } = useSWRConfig();
  return () => {
    // Written by `useAnswer` and by the server; both hold answers only.
    const answers = [...cache.keys()].map((key) => cache.get(key)?.data).concat(Object.values(fallback)) as (
      | Answer<unknown>
      | undefined
    )[];
    return answers.flatMap((answer) => (answer?.state === 'ready' ? [answer.value] : []));
  };
}

export const markHydrated = (answers: Record<string, Answer<unknown>>): void => {
  for (const key of Object.keys(answers)) hydratedKeys.add(key);
};
export const clearHydrated = (): void => hydratedKeys.clear();

/**
 * Starts a read before its page is shown; the page's own read then joins it. Resolves when it has finished,
 * successfully or not.
 */
export function usePrefetch(): (request: Read<unknown>) => Promise<void> {
  const { cache, fallback } = useSWRConfig();
  return useCallback(
    async ({ key, ...request }) => {
      if (request.marks || cache.get(key)?.data !== undefined || fallback[key] !== undefined) return;
      const answer: Answer<unknown> = await preload(key, () => read(fetcher, { key, ...request }));
      // In the cache, a prefetched answer is part of the page's first render.
      if (answer.state !== 'failed' && !needsProof(answer)) await mutate(key, answer, { revalidate: false });
      // A failed prefetch that no page is using must not be shown to a later page. Without a proof of age that page
      // asks again, and the document is loaded anew.
      else if (cache.get(key) === undefined) void mutate(key);
    },
    [cache, fallback],
  );
}
