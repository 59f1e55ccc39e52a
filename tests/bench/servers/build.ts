import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/repository.ts';
import { benchFolder } from '../paths.ts';

const copy = join(benchFolder, 'build');

/**
 * Builds the site and copies it, so that concurrent builds do not affect the measurements.
 * `asBuilt` uses the existing build. Returns the server script of the copy.
 */
export function copyBuild(asBuilt: boolean): string {
  if (!asBuilt) {
    const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('The build failed; the lines above say where.');
  }
  if (!existsSync(join(root, 'site/dist/built')))
    throw new Error('There is no finished build of the site. Run the bench without --as-built.');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'fixtures'), { recursive: true });
  for (const part of ['site/dist', 'fixtures/dist']) cpSync(join(root, part), join(copy, part), { recursive: true });
  // The API expects media, migrations and packages beside its build.
  for (const name of readdirSync(join(root, 'fixtures'))) {
    if (name !== 'dist') symlinkSync(join(root, 'fixtures', name), join(copy, 'fixtures', name), 'junction');
  }
  return join(copy, 'site/dist/server/main.js');
}
