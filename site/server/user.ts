import { setTimeout } from 'node:timers/promises';
import { calls } from '@afterglow/fixtures/contract/calls';
import { globalsReply, type Globals, type SignedIn } from '@afterglow/fixtures/contract/globals';
import * as z from 'zod/mini';
import { valueOf } from '../data/answer.ts';
import { read, type Fetcher, type Read } from '../data/read.ts';
import { hasSession, type Cookies } from './visit.ts';

const globalsRead: Read<Globals> = {
  key: calls.globals(),
  // The decoder checks the whole of it.
  decode: async (json) => z.decode(globalsReply, json as z.input<typeof globalsReply>),
};

/** A page waits this many milliseconds at most to learn who asks for it; its own reads have their time after that. */
const timeoutMs = 1_500;

/** Who is signed in. The API is only asked when there is a session cookie; while it is away, everybody is a guest. */
export async function signedInUser(cookies: Cookies, fetcher: Fetcher): Promise<SignedIn | null> {
  if (!hasSession(cookies)) return null;
  const over = new AbortController();
  const late = setTimeout(timeoutMs, null, { signal: over.signal }).catch(() => null);
  const answer = await Promise.race([read(fetcher, globalsRead), late]);
  over.abort();
  return answer && (valueOf(answer)?.user ?? null);
}
