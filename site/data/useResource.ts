import { useCallback } from 'react';
import useSWR, { preload, useSWRConfig } from 'swr';
import type { Answer, Resource } from './answer.ts';
import { askHere } from './askHere.ts';
import { judged, read, type Read } from './read.ts';

/** After an accident a page asks again by itself this many times, waiting longer each time. */
const tries = 3;
const firstWait = 750;

const failures = new Map<string, number>();

/** Keys whose answers came with the document and have not been left behind; they are not asked for again. */
const cameWithPage = new Set<string>();

/** Asks from the browser and counts accidents, so that asking again comes to an end. */
async function askFor<Value>(wanted: Read<Value>): Promise<Answer<Value>> {
  const answer = await read(askHere, wanted);
  if (answer.state === 'failed') failures.set(wanted.key, (failures.get(wanted.key) ?? 0) + 1);
  else failures.delete(wanted.key);
  return answer;
}

const waitAfter = (key: string, answer: Answer<unknown> | undefined): number => {
  const failed = failures.get(key) ?? 0;
  return answer?.state === 'failed' && failed < tries ? firstWait * 2 ** failed : 0;
};

/** One read for a page: what came with the document, else what the API says. */
export function useResource<Value>(wanted: Read<Value>): Resource<Value> {
  const { data } = useSWR<Answer<Value>>(wanted.key, () => askFor(wanted), {
    refreshInterval: (answer) => waitAfter(wanted.key, answer),
    revalidateIfStale: !cameWithPage.has(wanted.key),
  });
  return data ? judged(wanted, data) : { state: 'loading' };
}

export const rememberWhatCame = (answers: Record<string, Answer<unknown>>): void => {
  for (const key of Object.keys(answers)) cameWithPage.add(key);
};
export const leaveWhatCame = (): void => cameWithPage.clear();

/** Begins a read before its page is shown; the page's own read then finds it under way. */
export function usePrepare(): (wanted: Read<unknown>) => void {
  const { cache, fallback } = useSWRConfig();
  return useCallback((wanted) => {
    if (cache.get(wanted.key)?.data === undefined && fallback[wanted.key] === undefined) void preload(wanted.key, () => askFor(wanted));
  }, [cache, fallback]);
}
