import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareLanguages, extract } from './formatjs.ts';

/**
 * Reports problems in the messages: en.json out of date with the components, a language with a missing or surplus
 * message, or a message whose placeholders differ from the English ones.
 */
const here = import.meta.dirname;
const extracted = join(mkdtempSync(join(tmpdir(), 'messages-')), 'en.json');
extract(extracted);
if (readFileSync(extracted, 'utf8') !== readFileSync(join(here, 'en.json'), 'utf8')) {
  console.error(
    'design-system/messages/en.json is older than the sentences in the components. Run `npm run messages` and commit it.',
  );
  process.exit(1);
}
const languages = readdirSync(here).filter((name) => name.endsWith('.json'));
for (const name of languages) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own files, which hold messages by their ids
  const sentences = Object.entries(JSON.parse(readFileSync(join(here, name), 'utf8')) as Record<string, string>);
  const empty = sentences.filter(([, text]) => text.trim() === '').map(([id]) => id);
  if (sentences.length === 0 || empty.length > 0) {
    console.error(`design-system/messages/${name} has empty sentences: ${empty.join(', ') || 'all of them'}.`);
    process.exit(1);
  }
}
try {
  process.stdout.write(compareLanguages());
} catch {
  console.error('The languages differ from English as listed above. Add, remove or mend those sentences.');
  process.exit(1);
}
console.log(`${languages.length} languages have the same sentences.`);
