/** Milliseconds that the site waits: for the API in general, and for what a document can do without. */
import { timeoutMs } from '../runtime/data/fetcher.ts';
import type { Settings } from './settings.ts';
import type { UpstreamTimes } from '../runtime/server/upstream.ts';

export interface SiteTimes extends UpstreamTimes {
  /** Time that a page waits for its deferred reads, once those that it needs are answered. */
  deferredMs: number;
  /** Time that a page waits for the API to identify its visitor. The page's own reads have their own timeout after it. */
  identityMs: number;
  /** Time that the first pages wait for the API's facts about itself. */
  factsMs: number;
  /** Time that the partner whose models are shown has for an answer. */
  partnerMs: number;
}

export const siteTimes: SiteTimes = {
  ...{ firstByteMs: 30_000, idleMs: 20_000, readMs: timeoutMs },
  ...{ deferredMs: 150, identityMs: 1_500, factsMs: 500, partnerMs: 2_000 },
};

/**
 * Returns the site's times; in tests, with their own wait for what a document can do without, which a busy machine
 * would leave out at random. Reads and partners have at least as long as usual.
 */
export function timesOf({ testDocumentWaitMs: waitMs }: Pick<Settings, 'testDocumentWaitMs'>): SiteTimes {
  if (waitMs === null) return siteTimes;
  const atLeast = (usualMs: number): number => Math.max(usualMs, waitMs);
  const { readMs, partnerMs } = siteTimes;
  return {
    ...siteTimes,
    ...{ deferredMs: waitMs, identityMs: waitMs, factsMs: waitMs },
    ...{ readMs: atLeast(readMs), partnerMs: atLeast(partnerMs) },
  };
}
