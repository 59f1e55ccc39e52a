/** How long the site waits, in milliseconds: for the API at all, and for what a document can do without. */
import { timeoutMs } from '../data/fetcher.ts';
import type { Settings } from './settings.ts';
import type { UpstreamTimes } from './upstream.ts';

export interface SiteTimes extends UpstreamTimes {
  /** A page for its deferred reads, once those that it needs are answered. */
  deferredMs: number;
  /** A page until the API has said who its visitor is. Its own reads have their own timeout after that. */
  identityMs: number;
  /** The first pages for what the API says of itself. */
  factsMs: number;
}

export const siteTimes: SiteTimes = {
  ...{ firstByteMs: 30_000, idleMs: 20_000, readMs: timeoutMs },
  ...{ deferredMs: 150, identityMs: 1_500, factsMs: 500 },
};

/** With the tests' own wait for what a document can do without, as a busy machine would leave it out at random. */
export const timesOf = ({ testDocumentWaitMs: waitMs }: Pick<Settings, 'testDocumentWaitMs'>): SiteTimes =>
  waitMs === null ? siteTimes : { ...siteTimes, deferredMs: waitMs, identityMs: waitMs, factsMs: waitMs };
