import { useEffect } from 'react';
import useSWR, { mutate, useSWRConfig } from 'swr';
import type { Answer, Resource } from './answer.ts';
import { retryWhileMounted } from './retryFailed.ts';
import { fetcher } from './fetcher.ts';
import { checked, read, type Read } from './read.ts';
import { dropAllStarted, dropStarted, takePrefetched } from './startedReads.ts';

/** Keys of server-rendered answers, which are not fetched again until the visitor leaves their page. */
const hydratedKeys = new Set<string>();

/** Resolves once answers can be rendered: the document contains only the style rules of its own components. */
let waitForStyles = (): Promise<unknown> => Promise.resolve();
export const setWaitForStyles = (wait: () => Promise<unknown>): void => {
  waitForStyles = wait;
};

/** Reads an answer that did not come with the document, and waits until it can be rendered. */
async function readStyled<Value>(request: Read<Value>): Promise<Answer<Value>> {
  const [answer] = await Promise.all([takePrefetched(request) ?? read(fetcher, request), waitForStyles()]);
  return answer;
}

const loading = { state: 'loading' } as const;

/** Loads something once, and retries it after a failure. Pass null as key to skip it. */
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

/**
 * Returns the answer to one read of a page: the server-rendered one, else one fetched from the API. Pass null to skip
 * the request.
 */
export function useResource<Value>(request: Read<Value> | null): Resource<Value> {
  const key = request && request.key;
  const load = () => (request ? readStyled(request) : loading);
  const answer = useAnswer(key, load, key === null || !hydratedKeys.has(key));
  return request === null || answer.state === 'loading' ? answer : checked(request, answer);
}

/** Forgets all answers and started reads, as another document would. For stories, which share one. */
export function forgetAnswers(): Promise<unknown> {
  dropAllStarted();
  return mutate(() => true, undefined);
}

/** Returns the start of all keys that belong to single readings of something; see `ownKey`. */
const ownKeysOf = (key: string): string => `${key}#`;

/** Returns a key of its own for one reading of something, whose answer no other page shows. */
export const ownKey = (key: string, number: number): string => `${ownKeysOf(key)}${number}`;

/**
 * Requests again what an action of the visitor has changed, also where a page has read it under a key of its own. The
 * old answer stays shown until the new one arrives.
 */
export const reread = ({ key }: Pick<Read<unknown>, 'key'>): void => {
  dropStarted(key);
  void mutate(key);
  void mutate((other) => typeof other === 'string' && other.startsWith(ownKeysOf(key)));
};

/** Returns whether an answer came with the document for the page that the visitor is on. */
export const isHydrated = (key: string): boolean => hydratedKeys.has(key);

/**
 * Drops an answer and requests it again: at once if a mounted page uses it, hidden or not, else when a page next needs
 * it. Until then only what came with the document can be shown.
 */
export const forget = ({ key }: Pick<Read<unknown>, 'key'>): void => {
  dropStarted(key);
  void mutate(key, undefined);
};

/** Returns a function that lists the values of all answers in this document, whether loaded or server-rendered. */
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
