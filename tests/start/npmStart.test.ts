/** `npm start` as people and supervisors run it: through npm and its shell, beside other starts and partial builds. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../tools/repository.ts';
import { folder } from './startSite.ts';

/** Runs `npm start` in a folder, with stdin that is not a terminal. */
function npmStartIn(cwd: string, settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('npm', ['start'], {
    cwd,
    env: { PATH, HOME, PORT: '0', API_PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output.text += text.toString()));
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  // The site writes to the same pipes. They close when all of its processes have ended.
  const over = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  return { child, output, exited, over };
}

describe.each(['SIGTERM', 'SIGINT'] as const)('%s for npm start', (signal) => {
  test('ends the site, its API and its worker', async () => {
    const data = folder();
    const { child, output, over } = npmStartIn(root, { DATA_DIR: data });
    await expect.poll(() => output.text, { timeout: 120_000 }).toMatch(/Afterglow: http/);
    expect(existsSync(join(data, 'database.lock'))).toBe(true);
    child.kill(signal);
    await over;
    expect(existsSync(join(data, 'database.lock')), 'the data folder is free').toBe(false);
  }, 240_000);
});

/** Copies the repository with its build. Files that a build needs are missing, so that a rebuild fails at once. */
function copyOfBuild(): string {
  const copy = folder();
  for (const name of ['package.json', 'package-lock.json', 'tokens', 'design-system', 'tsconfig.json'])
    symlinkSync(join(root, name), join(copy, name));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const part of ['site/dist', 'fixtures/api/dist'])
    cpSync(join(root, part), join(copy, part), { recursive: true, preserveTimestamps: true });
  cpSync(join(root, 'site/start.mjs'), join(copy, 'site/start.mjs'), { preserveTimestamps: true });
  return copy;
}

test('a half-made build is made again, with a sentence', async () => {
  const copy = copyOfBuild();
  rmSync(join(copy, 'fixtures/api/dist/api.js'));
  const { output, over } = npmStartIn(copy, { DATA_DIR: folder() });
  await over;
  expect(output.text).toContain('Building the site, since a part of its build is missing …');
  expect(output.text).toContain('The build failed or was stopped; the lines above say where.');
});
