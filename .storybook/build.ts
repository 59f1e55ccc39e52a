import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Runs a program to completion and returns its output; throws with that output if it fails. */
export function run(
  program: string,
  words: string[],
  options: { cwd: string; env?: Record<string, string>; show?: boolean },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (options.show) process.stdout.write(chunk);
      });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(printed)
        : reject(new Error(`${[program, ...words].join(' ')} ended with ${code}.\n${options.show ? '' : printed}`)),
    );
  });
}

/**
 * Returns the executable file of a package's command, resolved from a folder of the project.
 * @throws If the package has no such command.
 */
export function commandOf(name: string, command: string, root: string): string {
  const require = createRequire(join(root, 'package.json'));
  // oxlint-disable-next-line afterglow/imports -- finds the program of a package
  const manifest = require.resolve(`${name}/package.json`);
  // `bin` in package.json is either a single path or several by name.
  // oxlint-disable-next-line afterglow/imports, typescript/no-unsafe-type-assertion -- finds the program of a package; as npm documents it
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${name} has no command "${command}"; was it updated?`);
  return join(dirname(manifest), file);
}

/** Builds the stories of the project in `root` into `folder`, with further arguments of `storybook build`. */
export const buildStories = (root: string, folder: string, more: readonly string[] = []): Promise<string> =>
  run(
    process.execPath,
    [
      commandOf('storybook', 'storybook', root),
      'build',
      '--config-dir',
      '.storybook',
      '--output-dir',
      folder,
      '--quiet',
      '--loglevel',
      'warn',
      ...more,
    ],
    {
      cwd: root,
      env: { STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
    },
  );
