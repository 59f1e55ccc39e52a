import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A shorter secret is one that was truncated by a crash. */
const minLength = 32;

function readSecret(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text.length >= minLength ? text : null;
  } catch {
    return null;
  }
}

/**
 * Returns the secret that signs age tokens: AGE_SECRET, else one that was generated once and saved in the data folder.
 * @throws if the data folder cannot be written, with a readable message
 */
export function loadAgeSecret(dataDir: string): string {
  if (process.env['AGE_SECRET']) return process.env['AGE_SECRET'];
  const file = join(dataDir, 'age-secret');
  const saved = readSecret(file);
  if (saved !== null) return saved;
  const secret = randomBytes(32).toString('hex');
  try {
    mkdirSync(dataDir, { recursive: true });
    // Written under a temporary name first: a partially written file would be read as a complete secret.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, secret, { mode: 0o600 });
    // Processes that start together all use the first one's secret; a truncated file is replaced.
    if (existsSync(file)) renameSync(temporary, file);
    else {
      try {
        linkSync(temporary, file);
      } catch (error) {
        if (!existsSync(file)) throw error;
      }
      rmSync(temporary);
    }
  } catch {
    throw new Error(
      `The data folder ${dataDir} cannot be written. Give this user the right to, or choose another with DATA_DIR=…`,
    );
  }
  return readSecret(file) ?? secret;
}
