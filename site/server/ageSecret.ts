import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secret that signs age tokens: AGE_SECRET, else one made once and kept in the data folder. Throws a sentence. */
export function ageSecretIn(dataDir: string): string {
  if (process.env['AGE_SECRET']) return process.env['AGE_SECRET'];
  const file = join(dataDir, 'age-secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const secret = randomBytes(32).toString('hex');
    try {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    } catch {
      throw new Error(`The data folder ${dataDir} cannot be written. Give this user the right to, or choose another with DATA_DIR=…`);
    }
    return secret;
  }
}
