import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pseudoLocales } from '../reader/pseudoLocales.ts';
import { extract, formatjs } from './formatjs.ts';

/**
 * `tsx messages/build.ts extract` writes en.json from the messages in the components; without an argument it compiles
 * every language into compiled/, so that no parser is needed at runtime, and the pseudo-locales into compiled/pseudo/.
 */
const here = import.meta.dirname;
// Without --format simple the compiler writes {} and only warns.
const options = ['--ast', '--format', 'simple'];

if (process.argv[2] === 'extract') extract('messages/en.json');
mkdirSync(join(here, 'compiled/pseudo'), { recursive: true });
formatjs('compile-folder', 'messages', 'messages/compiled', ...options);
for (const [key, { formatjs: name }] of Object.entries(pseudoLocales)) {
  const file = `messages/compiled/pseudo/${key}.json`;
  formatjs('compile', 'messages/en.json', ...options, '--pseudo-locale', name, '--out-file', file);
}
