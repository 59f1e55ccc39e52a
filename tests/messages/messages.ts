import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageKeys } from '@afterglow/design-system/reader/languages.ts';
import { root } from '../tools/repository.ts';
import { writeContext } from './context.ts';

/**
 * `npm run messages`: takes the sentences of the components into en.json, compiles all languages, and prints what the
 * other languages lack.
 * `npm run messages -- context [FOLDER]` also writes a page for translators; FOLDER is a built Storybook, if there is one.
 */
const build = join(root, 'design-system/messages/build.ts');
const { status } = spawnSync(process.execPath, ['--import', 'tsx', build, 'extract'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

/** Returns the ids of a language's sentences. */
const idsOf = (language: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, `design-system/messages/${language}.json`), 'utf8')) as object); // ours

const english = idsOf('en');
const missing = new Map<string, string[]>();
for (const language of languageKeys.filter((key) => key !== 'en')) {
  const own = new Set(idsOf(language));
  for (const id of english.filter((one) => !own.has(one))) missing.set(id, [...(missing.get(id) ?? []), language]);
}
for (const [id, languages] of missing) console.log(`${id} is missing in ${languages.join(', ')}`);
if (missing.size > 0)
  console.log('English is shown until design-system/messages has them; `npm test -- messages` fails.');

const [, , command, folder] = process.argv;
if (command === 'context') await writeContext(folder);
