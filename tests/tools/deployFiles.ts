/** Reads the files of docs/deploy without Docker and systemd. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { root } from './repository.ts';

const folder = join(root, 'docs/deploy');
export const readDeployFile = (name: string): string => readFileSync(join(folder, name), 'utf8');

type Values = Readonly<Record<string, string>>;

const composeSchema = z.object({
  services: z.object({
    afterglow: z.object({
      build: z.object({ context: z.string(), dockerfile: z.string() }),
      environment: z.record(z.string(), z.union([z.string(), z.number()])),
      volumes: z.array(z.string()),
    }),
  }),
});
export type Compose = z.infer<typeof composeSchema>['services']['afterglow'];

/** Fills in values as Compose does. Throws the message of a required value that is missing. */
const interpolate = (text: string, values: Values): string =>
  text.replaceAll(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name: string, operator: string | undefined, rest: string) => {
    const value = values[name] ?? '';
    if (value === '' && operator === '?') throw new Error(`${name}: ${rest}`);
    return value === '' && operator === '-' ? rest : value;
  });

/** Parses the compose file, then fills in its values, in the order of Compose. */
const serviceOf = (text: string, fill: (value: string) => string = (value) => value): Compose =>
  z.parse(
    composeSchema,
    parse(text, (_, value: unknown) => (typeof value === 'string' ? fill(value) : value)),
  ).services.afterglow;

/** Reads the service from the compose file without docker-compose. */
export const readCompose = (values: Values): Compose =>
  serviceOf(readDeployFile('compose.yaml'), (text) => interpolate(text, values));

/** Reads the service with `docker-compose config`, which does not need Docker. Returns null if it is not installed. */
export function readComposeByDocker(values: Values): Compose | null {
  const temp = mkdtempSync(join(tmpdir(), 'afterglow-compose-'));
  const file = join(temp, 'values');
  try {
    writeFileSync(
      file,
      Object.entries(values)
        .map((pair) => `${pair.join('=')}\n`)
        .join(''),
    );
    const { PATH = '', HOME = '' } = process.env;
    const text = execFileSync('docker-compose', ['--env-file', file, '-f', join(folder, 'compose.yaml'), 'config'], {
      encoding: 'utf8',
      env: { PATH, HOME },
      stdio: 'pipe',
    });
    return serviceOf(text);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

export interface Step {
  instruction: string;
  text: string;
}

/** Returns the steps of the Dockerfile, each on one line, without comments. */
export const dockerfileSteps = (): Step[] =>
  readDeployFile('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, instruction = '', text = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
      return { instruction, text };
    });

/** Returns the settings that ENV steps set. */
export const imageEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    dockerfileSteps()
      .filter(({ instruction }) => instruction === 'ENV')
      .flatMap(({ text }) => text.split(' ').map((pair) => pair.split('=') as [string, string])), // NAME=value
  );

/**
 * Whether a path relative to the root is excluded from the image. Supports only the Docker patterns that the file uses:
 * names and `*`, and a leading double star for any depth.
 */
export function isIgnored(path: string): boolean {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return patterns.some((pattern) => {
    const anywhere = pattern.startsWith('**/');
    const name = pattern
      .replace(/^\*\*\//, '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '[^/]*');
    return new RegExp(`^${anywhere ? '(.*/)?' : ''}${name}(/.*)?$`).test(path);
  });
}
