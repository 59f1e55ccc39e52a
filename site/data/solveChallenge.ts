import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Apart from the rest, as it is loaded by those who fill in a form that needs it. */
export async function solve(json: unknown): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library rejects what is no challenge
  const challenge = json as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The captcha took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}
