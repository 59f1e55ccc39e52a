/**
 * `npm run build`: builds the API and the site in a folder of this process and moves each to its place once it is
 * complete. Only one process builds at a time; another one waits. With `--shared`, a process that had to wait uses the
 * other's build instead of building again.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseLock, waitForLock } from '@afterglow/operation/lockFile';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
const lock = join(cache, 'build.lock');
const partFolder = join(cache, `build-${process.pid}`);
const running = new Set<ChildProcess>();

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell: command === 'npm' && process.platform === 'win32',
    });
    running.add(child);
    child.once('exit', (code) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${code ?? 'a signal'}.`));
    });
  });
}

const runScript = (script: string, ...args: string[]): Promise<void> =>
  run(process.execPath, ['--import', 'tsx', join(root, script), ...args]);

/** Replaces the last build in `folder` with the finished part. */
function replaceFolder(folder: string, part: string): void {
  const last = join(partFolder, `last-${part}`);
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(join(partFolder, part), folder);
  rmSync(last, { recursive: true, force: true });
}

/** Removes the folders of builds that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(cache))
    if (/^build-\d+$/.test(name)) rmSync(join(cache, name), { recursive: true, force: true });
}

async function buildParts(): Promise<void> {
  const begun = new Date();
  removeAbandoned();
  mkdirSync(partFolder, { recursive: true });
  await run('npm', ['run', 'generate', '--silent']);
  await run('npm', [
    'run',
    'build',
    '--workspace',
    '@afterglow/api',
    '--silent',
    '--',
    '--outDir',
    join(partFolder, 'api'),
  ]);
  replaceFolder(join(root, 'fixtures/api/dist'), 'api');
  // In parallel: each of them alone leaves one of two cores idle.
  await Promise.all([
    run(process.execPath, [join(root, 'fixtures/api/dist/template.js')]),
    runScript('site/build.ts', join(partFolder, 'site')),
  ]);
  const built = join(partFolder, 'site/built');
  writeFileSync(built, begun.toISOString());
  // Dated to the beginning of the build, so that sources changed during it count as newer.
  utimesSync(built, begun, begun);
  replaceFolder(join(root, 'site/dist'), 'site');
}

function cleanUp(): void {
  for (const child of running) child.kill();
  rmSync(partFolder, { recursive: true, force: true });
  releaseLock(lock);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    cleanUp();
    process.exit(1);
  });

mkdirSync(cache, { recursive: true });
const othersBuild = await waitForLock(lock, 'building');
try {
  if (!othersBuild || !process.argv.includes('--shared')) await buildParts();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  cleanUp();
}
