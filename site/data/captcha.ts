import { captchaEndpoint } from '@afterglow/contract/endpoints/reports';
import type { CaptchaQuestion } from '@afterglow/design-system/forms/Captcha';
import { joinQuery } from '../runtime/routing/query.ts';
import { jsonUpTo, type Fetcher } from '../runtime/data/read.ts';

const maxBytes = 16_384;

/**
 * Returns the address of a captcha, with the site's key if there is one. `plain` requests a sum instead of a challenge.
 */
const addressOf = (key: string | null, plain?: 'plain'): string =>
  joinQuery(
    captchaEndpoint.path(),
    new URLSearchParams([...(plain ? [[plain, '']] : []), ...(key ? [['key', key]] : [])]),
  );

/**
 * Requests a challenge and solves it, which takes about 1,500 hashes, or half a second.
 * @throws if the request or the solving fails
 */
export async function solveCaptcha(fetcher: Fetcher, key: string | null): Promise<string> {
  const [{ solve }, response] = await Promise.all([import('./solveChallenge.ts'), fetcher(addressOf(key))]);
  if (!response.ok) throw new Error(`The captcha's challenge was answered with ${response.status}.`);
  return solve(await jsonUpTo(response, maxBytes));
}

/** Requests a sum for visitors without script. Returns null if the request fails or its reply is invalid. */
export async function captchaQuestion(fetcher: Fetcher, key: string | null): Promise<CaptchaQuestion | null> {
  try {
    const json = await jsonUpTo(await fetcher(addressOf(key, 'plain')), maxBytes);
    if (typeof json !== 'object' || json === null || !('question' in json) || !('token' in json)) return null;
    const { question, token } = json;
    return typeof question === 'string' && typeof token === 'string' ? { question, token } : null;
  } catch {
    return null;
  }
}
