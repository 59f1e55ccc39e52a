import { captchaEndpoint } from '@afterglow/fixtures/contract/endpoints/reports';
import type { CaptchaQuestion } from '@afterglow/design-system/forms/Captcha';
import { jsonUpTo, type Fetcher } from './read.ts';

const maxBytes = 16_384;

/** Requests a challenge and solves it: about 1,500 hashes, half a second. Throws if either fails. */
export async function solveCaptcha(fetcher: Fetcher): Promise<string> {
  const [{ solve }, response] = await Promise.all([import('./solveChallenge.ts'), fetcher(captchaEndpoint.path())]);
  if (!response.ok) throw new Error(`The captcha's challenge was answered with ${response.status}.`);
  return solve(await jsonUpTo(response, maxBytes));
}

/** A sum for visitors without script; null if there is none. */
export async function captchaQuestion(fetcher: Fetcher): Promise<CaptchaQuestion | null> {
  try {
    const json = await jsonUpTo(await fetcher(`${captchaEndpoint.path()}?plain`), maxBytes);
    if (typeof json !== 'object' || json === null || !('question' in json) || !('token' in json)) return null;
    const { question, token } = json;
    return typeof question === 'string' && typeof token === 'string' ? { question, token } : null;
  } catch {
    return null;
  }
}
