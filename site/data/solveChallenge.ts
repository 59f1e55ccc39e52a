import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves a captcha's challenge. In a module of its own, which only visitors load who fill in a form with a captcha.
 * @throws if it takes too long
 */
export async function solve(json: unknown): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library rejects anything else
  const challenge = json as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The captcha took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}
