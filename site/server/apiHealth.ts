import { calls } from '@afterglow/fixtures/contract/calls';
import * as z from 'zod/mini';
import { jsonUpTo } from '../data/read.ts';

/**
 * Checks the API with a call that every API of the contract answers to any client; null if it works, else a description
 * of the problem.
 */
export async function apiProblem(apiOrigin: string, timeoutMs: number): Promise<string | null> {
  let response: Response;
  let reply: unknown;
  try {
    response = await fetch(apiOrigin + calls.globals.path(), {
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
    reply = await jsonUpTo(response, calls.globals.maxReplyBytes);
  } catch {
    return `answers ${calls.globals.path()} with status ${response.status} and no JSON`;
  }
  if (!response.ok) return `answers ${calls.globals.path()} with status ${response.status}`;
  return z.safeDecode(calls.globals.reply, reply as z.input<typeof calls.globals.reply>).success
    ? null
    : `answers ${calls.globals.path()} in another way than the contract says`;
}

/** The API is checked at most this often, in milliseconds, however many clients ask. */
const checkIntervalMs = 250;
const timeoutMs = 1_000;

/** Whether the API currently responds, shared by all clients that wait for it to come back. */
export function apiHealthCheck(apiOrigin: string): () => Promise<boolean> {
  let last: { checkedAt: number; up: Promise<boolean> } | null = null;
  return () => {
    if (last === null || Date.now() - last.checkedAt > checkIntervalMs) {
      last = { checkedAt: Date.now(), up: apiProblem(apiOrigin, timeoutMs).then((problem) => problem === null) };
    }
    return last.up;
  };
}
