import { calls } from '@afterglow/fixtures/contract/calls';
import { globalsReply } from '@afterglow/fixtures/contract/globals';
import { replyLimit } from '@afterglow/fixtures/contract/limits';
import * as z from 'zod/mini';
import { jsonUpTo } from '../data/read.ts';

/** Asks the API for the call that every API of the contract answers to everybody; null when it does, else what it does instead, in words. */
export async function apiProblem(apiOrigin: string, timeoutMs: number): Promise<string | null> {
  let response: Response;
  let reply: unknown;
  try {
    response = await fetch(apiOrigin + calls.globals(), {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? 'does not answer in time'
      : 'cannot be reached';
  }
  try {
    reply = await jsonUpTo(response, replyLimit(calls.globals()));
  } catch {
    return `answers ${calls.globals()} with status ${response.status} and no JSON`;
  }
  if (!response.ok) return `answers ${calls.globals()} with status ${response.status}`;
  return z.safeDecode(globalsReply, reply as z.input<typeof globalsReply>).success
    ? null
    : `answers ${calls.globals()} in another way than the contract says`;
}

/** The API is asked at most this often, in milliseconds, however many want to know. */
const checkIntervalMs = 250;
const timeoutMs = 1_000;

/** Whether the API answers just now, for all who wait for it to come back. */
export function apiHealthCheck(apiOrigin: string): () => Promise<boolean> {
  let last: { asked: number; there: Promise<boolean> } | null = null;
  return () => {
    if (last === null || Date.now() - last.asked > checkIntervalMs) {
      last = { asked: Date.now(), there: apiProblem(apiOrigin, timeoutMs).then((silence) => silence === null) };
    }
    return last.there;
  };
}
