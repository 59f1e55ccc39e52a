import type { Globals } from '@afterglow/contract/globals';
import { refuseRedirect } from '@afterglow/operation/refuseRedirect';
import { valueOf } from '../runtime/data/answer.ts';
import { globalsRead } from '../data/globals.ts';
import { read, type Fetcher } from '../runtime/data/read.ts';
import type { SiteTimes } from './times.ts';

/** Facts about the API, the same for every visitor. */
export type ApiFacts = Pick<Globals, 'nogeo' | 'providerLogin' | 'demoAccounts'>;

const nothingKnown: ApiFacts = { nogeo: false, providerLogin: false };

/** Milliseconds that facts are kept; they change only when the API is started with other settings. */
const keptMs = 60_000;
/** Milliseconds until the next request if the API has not answered. */
const retryMs = 5_000;

async function askApi(apiOrigin: string, timeoutMs: number): Promise<ApiFacts | null> {
  const fetcher: Fetcher = (path) =>
    fetch(apiOrigin + path, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    }).then(refuseRedirect);
  return valueOf(await read(fetcher, globalsRead)) ?? null;
}

/**
 * Returns a function that asks the API for its facts, on behalf of nobody. Only the first pages wait for the answer:
 * later ones use the last answer while it is requested again. Until the API has answered once, nothing is known.
 */
export function createApiFacts(apiOrigin: string, { factsMs }: Pick<SiteTimes, 'factsMs'>): () => Promise<ApiFacts> {
  let last: ApiFacts | null = null;
  let pending: Promise<ApiFacts | null> | null = null;
  let askAgainAt = 0;
  const ask = async (): Promise<ApiFacts | null> => {
    const facts = await askApi(apiOrigin, factsMs);
    askAgainAt = Date.now() + (facts === null ? retryMs : keptMs);
    last = facts ?? last;
    pending = null;
    return last;
  };
  return async () => {
    if (Date.now() >= askAgainAt) pending ??= ask();
    return last ?? (await pending) ?? nothingKnown;
  };
}
