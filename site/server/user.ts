import { calls } from '@afterglow/fixtures/contract/calls';
import { globalsReply, type SignedIn } from '@afterglow/fixtures/contract/globals';
import { valueOf } from '../data/answer.ts';
import { read, readOf, type Ask } from '../data/read.ts';
import { hasSession, type Cookies } from './visit.ts';

const globalsRead = readOf(calls.globals(), globalsReply);

/** Who is signed in. The API is only asked when there is a session cookie; while it is away, everybody is a guest. */
export async function signedInUser(cookies: Cookies, ask: Ask): Promise<SignedIn | null> {
  return hasSession(cookies) ? (valueOf(await read(ask, globalsRead))?.user ?? null) : null;
}
