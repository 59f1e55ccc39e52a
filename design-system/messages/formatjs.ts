import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const cli = join(dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json')), 'bin', 'formatjs');

/**
 * Runs the command line of FormatJS in the folder of the design system.
 * @returns its output
 * @throws Error if the command fails
 */
export const formatjs = (...words: string[]): string =>
  execFileSync(process.execPath, [cli, ...words], {
    cwd: dirname(import.meta.dirname),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * Compares all languages with English, and lists on standard error what they lack, have in excess or say with other
 * placeholders.
 * @returns what FormatJS says of languages that agree
 * @throws Error if one differs
 */
export const compareLanguages = (): string =>
  formatjs(
    ...['verify', 'messages/*.json', '--source-locale', 'en'],
    ...['--missing-keys', '--extra-keys', '--structural-equality'],
  );

/**
 * Writes the messages of all components and views into a file.
 * @param file path from the folder of the design system
 */
export const extract = (file: string): string =>
  formatjs(
    ...[
      'extract',
      '**/*.{ts,tsx}',
      '--ignore',
      '**/*.stories.tsx',
      '--ignore',
      '**/*.d.ts',
      '--ignore',
      'reader/messageText.ts',
    ],
    ...['--format', 'simple', '--out-file', file],
  );
