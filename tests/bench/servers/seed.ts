import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/repository.ts';

/** Number of videos in the large catalogue. */
export const largeCatalogueSize = 100_000;

/** Seeds a data folder with the large catalogue of this version or another, and marks it as complete. */
export function seedLarge(dataDir: string, projectFolder = root): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  return new Promise((resolve, reject) => {
    const args = [
      '--import',
      'tsx',
      join(projectFolder, 'fixtures/api/seed.ts'),
      '--videos',
      String(largeCatalogueSize),
    ];
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`Seeding ${largeCatalogueSize} videos ended with code ${code}.`));
      writeFileSync(join(dataDir, 'seeded'), String(largeCatalogueSize));
      resolve();
    });
  });
}
