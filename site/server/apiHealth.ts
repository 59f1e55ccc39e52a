import { calls } from '@afterglow/contract/calls';
import { jsonUpTo } from '../runtime/data/read.ts';
import { safeDecodeJson } from '@afterglow/contract/decodeJson';

/**
 * Checks the API with a call that every API of the contract answers to any client. Returns null if it works, else a
 * description of the problem.
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
  return safeDecodeJson(calls.globals.reply, reply).success
    ? null
    : `answers ${calls.globals.path()} in another way than the contract says`;
}

/** The API is checked at most this often, in milliseconds, however many clients ask. */
const checkIntervalMs = 250;
const timeoutMs = 1_000;
/** The bundled API waits two seconds for its database. */
const readinessTimeoutMs = 2_500;

const noAnswer = 'The service behind this site does not answer.';

/** Returns what the bundled API says about its database, its migrations and its bucket; null if it can serve. */
async function bundledApiProblem(apiOrigin: string): Promise<string | null> {
  try {
    const response = await fetch(`${apiOrigin}/readyz`, { signal: AbortSignal.timeout(readinessTimeoutMs) });
    const verdict = await response.text();
    if (response.status === 200) return null;
    return response.status === 503 ? verdict : noAnswer;
  } catch {
    return noAnswer;
  }
}

interface ApiToCheck {
  apiOrigin: string;
  /** Any other API may have no `/readyz`: it is checked with a call that needs no database. */
  apiIsBundled: boolean;
}

/**
 * Returns a function that says in a sentence why the API cannot serve just now; null if it can. All clients that ask
 * share one check.
 */
export function readinessCheck({ apiOrigin, apiIsBundled }: ApiToCheck): () => Promise<string | null> {
  const ask = async (): Promise<string | null> => {
    if (apiIsBundled) return bundledApiProblem(apiOrigin);
    return (await apiProblem(apiOrigin, timeoutMs)) === null ? null : noAnswer;
  };
  let last: { problem: string | null; at: number } | null = null;
  let pending: Promise<string | null> | null = null;
  const askOnce = async (): Promise<string | null> => {
    const problem = await ask();
    last = { problem, at: performance.now() };
    pending = null;
    return problem;
  };
  return async () => {
    if (last !== null && performance.now() - last.at < checkIntervalMs) return last.problem;
    return (pending ??= askOnce());
  };
}
