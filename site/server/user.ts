import { setTimeout } from 'node:timers/promises';
import type { Globals } from '@afterglow/contract/globals';
import { valueOf } from '../runtime/data/answer.ts';
import { globalsRead } from '../data/globals.ts';
import { read, type Fetcher } from '../runtime/data/read.ts';
import type { SiteTimes } from './times.ts';
import { hasSession, type Cookies } from './visit.ts';

/** The signed-in user, and the state of their age check. */
export interface Identity extends Pick<Globals, 'user' | 'ageCheck'> {
  /** There is a session, but the API has not said whose. */
  unidentified?: true | undefined;
}

const guest: Identity = { user: null, ageCheck: 'none' };

/** Returns what is known of a visitor before the API is asked whose session it is. */
export const unaskedIdentity = (cookies: Cookies): Identity =>
  hasSession(cookies) ? { ...guest, unidentified: true } : guest;

/**
 * Asks the API whose session it is. Null if it has not said so in time: while it is down, everybody is a guest, but pages
 * for members only then count as not loaded.
 */
export async function identityOf(
  fetcher: Fetcher,
  { identityMs }: Pick<SiteTimes, 'identityMs'>,
): Promise<Identity | null> {
  const controller = new AbortController();
  const timeout = setTimeout(identityMs, null, { signal: controller.signal }).catch(() => null);
  const answer = await Promise.race([read(fetcher, globalsRead), timeout]);
  controller.abort();
  return answer && valueOf(answer);
}
