import { useCallback, useEffect } from 'react';
import useSWR, { mutate, useSWRConfig } from 'swr';
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

/**
 * Reads that were started before their page was shown. Each is joined once, and only for a while: SWR's `preload` keeps
 * them until then, so that a page would be given what was true when the visitor once passed over its link.
 */
const prefetched = new Map<string, Promise<Answer<unknown>>>();
const prefetchLifetimeMs = 5_000;

/** A read that was started before, for whoever asks first. */
export function takePrefetched<Value>({ key }: Read<Value>): Promise<Answer<Value>> | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same key has the same decoder
  const started = prefetched.get(key) as Promise<Answer<Value>> | undefined;
  prefetched.delete(key);
  return started;
}

/** For an answer that the document did not bring along. */
async function readStyled<Value>(request: Read<Value>): Promise<Answer<Value>> {
  const [answer] = await Promise.all([takePrefetched(request) ?? read(fetcher, request), waitForStyles()]);
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
export const reread = ({ key }: Pick<Read<unknown>, 'key'>): void => {
  prefetched.delete(key);
  void mutate(key);
};

/** Whether its answer came with the page that the visitor is on. */
export const isHydrated = (key: string): boolean => hydratedKeys.has(key);

/**
 * Asks for it anew: at once for a page that is mounted, hidden or not, else for the next one. Until then nothing of it is
 * shown but what came with the document.
 */
export const forget = ({ key }: Pick<Read<unknown>, 'key'>): void => {
  prefetched.delete(key);
  void mutate(key, undefined);
};

/** All values that this document has loaded, those that came with it included. */
export function useCachedValues(): () => Iterable<unknown> {
  const { cache, fallback } = useSWRConfig();
  return () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `useAnswer` and by the server; both hold answers only
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
      const started = prefetched.get(key) ?? read(fetcher, { key, ...request });
      prefetched.set(key, started);
      setTimeout(() => prefetched.delete(key), prefetchLifetimeMs);
      const answer = await started;
      // In the cache, a prefetched answer is part of the page's first render. One that failed must not be shown to a later
      // page; without a proof of age that page asks again, and the document is loaded anew.
      if (answer.state !== 'failed' && !needsProof(answer)) await mutate(key, answer, { revalidate: false });
      else prefetched.delete(key);
    },
    [cache, fallback],
  );
}
