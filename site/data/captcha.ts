import { captchaEndpoint } from '@afterglow/contract/endpoints/reports';
import type { CaptchaQuestion } from '@afterglow/design-system/forms/Captcha';
import { joinQuery } from '../routing/query.ts';
import { jsonUpTo, type Fetcher } from './read.ts';

const maxBytes = 16_384;

/** Where a captcha comes from: with the site's key if it has one, and with `plain` for a sum in place of a challenge. */
const addressOf = (key: string | null, plain?: 'plain'): string =>
  joinQuery(
    captchaEndpoint.path(),
    new URLSearchParams([...(plain ? [[plain, '']] : []), ...(key ? [['key', key]] : [])]),
  );

/** Requests a challenge and solves it: about 1,500 hashes, half a second. Throws if either fails. */
export async function solveCaptcha(fetcher: Fetcher, key: string | null): Promise<string> {
  const [{ solve }, response] = await Promise.all([import('./solveChallenge.ts'), fetcher(addressOf(key))]);
  if (!response.ok) throw new Error(`The captcha's challenge was answered with ${response.status}.`);
  return solve(await jsonUpTo(response, maxBytes));
}

/** A sum for visitors without script; null if there is none. */
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
