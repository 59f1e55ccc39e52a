import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/tree.ts';

/** Videos of the large catalogue. */
export const many = 100_000;

/** Fills a data folder with the large catalogue, and marks it as full. */
export function seedLarge(dataDir: string): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  return new Promise((resolve, reject) => {
    const words = ['--import', 'tsx', join(root, 'fixtures/api/seed.ts'), '--videos', String(many)];
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`Seeding ${many} videos ended with code ${code}.`));
      writeFileSync(join(dataDir, 'seeded'), String(many));
      resolve();
    });
  });
}
