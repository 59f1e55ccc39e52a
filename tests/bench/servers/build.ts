import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/repository.ts';
import { checkOut } from '../../visual/checkout.ts';
import { benchFolder } from '../paths.ts';
import { seedLarge } from './seed.ts';

const copy = join(benchFolder, 'build');
const serverScript = (folder: string): string => join(folder, 'site/dist/server/main.js');

function build(folder: string): void {
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The build failed; the lines above say where.');
}

/**
 * Builds the site and copies it, so that concurrent builds do not affect the measurements.
 * `asBuilt` uses the existing build. Returns the server script of the copy.
 */
export function copyBuild(asBuilt: boolean): string {
  if (!asBuilt) build(root);
  if (!existsSync(join(root, 'site/dist/built')))
    throw new Error('There is no finished build of the site. Run the bench without --as-built.');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, 'fixtures/api'), { recursive: true });
  for (const part of ['site/dist', 'fixtures/api/dist'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  // The API needs media, migrations and packages beside its build.
  for (const path of ['fixtures/media', 'fixtures/node_modules', 'fixtures/api/migrations'])
    if (existsSync(join(root, path))) symlinkSync(join(root, path), join(copy, path), 'junction');
  return serverScript(copy);
}

/** Another version of the site, built in a temporary worktree. */
export interface OtherVersion {
  folder: string;
  script: string;
  /** Returns a data folder of this version with 100,000 videos. */
  largeData: () => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Checks out a version and builds it. Its data folders are inside its own folder, because its migrations may differ.
 */
export async function buildVersion(ref: string): Promise<OtherVersion> {
  const { folder, remove } = await checkOut(ref, root);
  try {
    build(folder);
    const dataDir = join(folder, '.cache/bench/data-100000');
    const largeData = () => seedLarge(dataDir, folder).then(() => dataDir);
    return { folder, script: serverScript(folder), largeData, close: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
