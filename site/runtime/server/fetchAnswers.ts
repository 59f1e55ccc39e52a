import type { Answer } from '../data/answer.ts';
import { read, type Fetcher, type Read } from '../data/read.ts';

export interface PageReads {
  needed: readonly Read<unknown>[];
  deferred: readonly Read<unknown>[];
  /**
   * Returns deferred reads that depend on the answers of the needed ones. They may include reads that were already
   * requested.
   */
  following?: (answers: ReadonlyMap<string, Answer<unknown>>) => Promise<readonly Read<unknown>[]>;
}

export interface FetchedAnswers {
  /** By key. A deferred read that was late or has failed has no answer: the browser requests it. */
  answers: Record<string, Answer<unknown>>;
  complete: boolean;
}

const settledWithin = async (all: readonly Promise<unknown>[], timeoutMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => void (timer = setTimeout(resolve, timeoutMs)));
  await Promise.race([Promise.all(all), timeout]);
  clearTimeout(timer);
};

/**
 * Requests everything that a page reads, each key once. A deferred read that is late is not aborted: its reply is then
 * in the API's cache, or nearly so, when the browser requests it; if it were aborted, a reply that always takes longer
 * would be begun by every page and finished by none. Its own timeout ends it.
 * @param deferredMs how long to wait for deferred reads at most, once those that the page needs are answered
 */
export async function fetchAnswers(
  { needed, deferred, following }: PageReads,
  fetcher: Fetcher,
  deferredMs: number,
  readOnce = read,
): Promise<FetchedAnswers> {
  const neededKeys = new Set(needed.map(({ key }) => key));
  const reads = new Map([...deferred, ...needed].map((one) => [one.key, one]));
  const answered = new Map<string, Answer<unknown>>();
  const start = (one: Read<unknown>) => ({
    isNeeded: neededKeys.has(one.key),
    done: readOnce(fetcher, one).then((answer) => void answered.set(one.key, answer)),
  });
  const pending = [...reads.values()].map(start);
  const doneOf = (isNeeded: boolean) => pending.filter((one) => one.isNeeded === isNeeded).map(({ done }) => done);
  await Promise.all(doneOf(true));
  for (const one of (await following?.(answered)) ?? []) {
    if (reads.has(one.key)) continue;
    reads.set(one.key, one);
    pending.push(start(one));
  }
  await settledWithin(doneOf(false), deferredMs);
  // In the order of the reads, not of their arrival. Later answers must not change a page that is being rendered.
  const entries = [...reads.keys()].flatMap((key) => {
    const answer = answered.get(key);
    return answer && (neededKeys.has(key) || answer.state !== 'failed') ? [[key, answer] as const] : [];
  });
  return { answers: Object.fromEntries(entries), complete: entries.length === reads.size };
}
