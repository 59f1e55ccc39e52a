/** Runs the steps of the Dockerfile without Docker: builds and starts the copied files in a separate folder. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { dockerfileSteps, imageEnvironment, isIgnored } from '../tools/deployFiles.ts';
import { files, root } from '../tools/repository.ts';
import { siteEntry } from '../tools/spawnSite.ts';
import { folder, startSite } from './startSite.ts';

const buildMs = 15 * 60_000;

/** Links the contents of a modules folder. Links to workspaces are relative, and so lead to those of the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@afterglow') {
      mkdirSync(join(to, name));
      for (const workspace of readdirSync(join(from, name)))
        symlinkSync(readlinkSync(join(from, name, workspace)), join(to, name, workspace));
    } else if (!name.startsWith('.') || name === '.bin') symlinkSync(join(from, name), join(to, name));
  }
}

/** Does the work of `COPY . .` and `npm ci`. Links the installed modules, because there is no network. */
function copyContext(to: string): void {
  for (const path of files().filter((one) => !isIgnored(one))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(root, path), join(to, path));
  }
  for (const workspace of ['.', 'tokens', 'fixtures', 'design-system', 'site', 'tests', '.storybook']) {
    const modules = join(root, workspace, 'node_modules');
    try {
      linkModules(modules, join(to, relative(root, modules)));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

test(
  'what the Dockerfile copies is built, started, and answers as its health check asks',
  async () => {
    const image = folder();
    const steps = dockerfileSteps();
    const copied = steps.findIndex(({ instruction, text }) => instruction === 'COPY' && text === '. .');
    expect(copied).toBeGreaterThan(0);
    copyContext(image);

    // After the COPY, one step installs, builds and makes a folder at the root, which this test does not do.
    const run =
      steps
        .slice(copied)
        .find(({ instruction }) => instruction === 'RUN')
        ?.text.split(' && ') ?? [];
    expect(run).toEqual(['npm ci', 'npm run build', 'mkdir /data', 'chown node:node /data']);
    const { PATH = '', HOME = '' } = process.env;
    execFileSync('npm', ['run', 'build'], { cwd: image, env: { PATH, HOME }, stdio: 'pipe', timeout: buildMs });

    const [program, entry = ''] = JSON.parse(steps.at(-1)?.text ?? '[]') as string[]; // a JSON array of words
    expect([program, join(image, entry)]).toEqual(['node', siteEntry(image)]);
    const data = join(image, 'data');
    const env = { ...imageEnvironment(), HOST: '127.0.0.1', PORT: '0', DATA_DIR: data };
    const site = startSite(env, { entry: join(image, entry) });
    const origin = await site.origin;
    for (const path of ['/healthz', '/readyz', '/']) expect((await fetch(origin + path)).status, path).toBe(200);

    // The port of the container is 3000; this test uses a free one.
    const check = JSON.parse(
      steps.find(({ instruction }) => instruction === 'HEALTHCHECK')?.text.replace(/^.*? CMD /, '') ?? '[]',
    ) as string[]; // a JSON array of words
    const words = check.slice(1).map((word) => word.replace('http://127.0.0.1:3000', origin));
    expect(() => execFileSync(process.execPath, words, { stdio: 'pipe' })).not.toThrow();
    await site.end();
    expect(() => execFileSync(process.execPath, words, { stdio: 'pipe' })).toThrow();
  },
  buildMs,
);
