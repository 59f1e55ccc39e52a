import type { Globals } from '@afterglow/contract/globals';
import { valueOf } from '../data/answer.ts';
import { globalsRead } from '../data/globals.ts';
import { read, type Fetcher } from '../data/read.ts';
import type { SiteTimes } from './times.ts';

/** What the API says of itself, the same for every visitor. */
export type ApiFacts = Pick<Globals, 'nogeo' | 'providerLogin'>;

const nothingKnown: ApiFacts = { nogeo: false, providerLogin: false };

/** They change when the API is started with other settings. */
const keptMs = 60_000;
/** After an answer that did not come. */
const retryMs = 5_000;

async function askApi(apiOrigin: string, timeoutMs: number): Promise<ApiFacts | null> {
  const fetcher: Fetcher = (path) =>
    fetch(apiOrigin + path, {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
  return valueOf(await read(fetcher, globalsRead)) ?? null;
}

/**
 * Asks the API what it says of itself, as nobody. Only the first pages wait for the answer: later ones take the last one
 * while it is asked anew. As long as the API has never said it, nothing is known.
 */
export function createApiFacts(apiOrigin: string, { factsMs }: Pick<SiteTimes, 'factsMs'>): () => Promise<ApiFacts> {
  let last: ApiFacts | null = null;
  let asking: Promise<ApiFacts | null> | null = null;
  let askAgainAt = 0;
  const ask = async (): Promise<ApiFacts | null> => {
    const facts = await askApi(apiOrigin, factsMs);
    askAgainAt = Date.now() + (facts === null ? retryMs : keptMs);
    last = facts ?? last;
    asking = null;
    return last;
  };
  return async () => {
    if (Date.now() >= askAgainAt) asking ??= ask();
    return last ?? (await asking) ?? nothingKnown;
  };
}
