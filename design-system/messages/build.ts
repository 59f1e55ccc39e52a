import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { extract, formatjs } from './formatjs.ts';

/**
 * `tsx messages/build.ts extract` writes en.json from the messages in the components; without an argument it compiles
 * every language into compiled/, so that no parser is needed at runtime.
 */
const here = import.meta.dirname;

if (process.argv[2] === 'extract') extract('messages/en.json');
mkdirSync(join(here, 'compiled'), { recursive: true });
for (const file of readdirSync(here).filter((name) => name.endsWith('.json'))) {
  // Without --format simple the compiler writes {} and only warns.
  formatjs('compile', `messages/${file}`, '--ast', '--format', 'simple', '--out-file', `messages/compiled/${file}`);
}
