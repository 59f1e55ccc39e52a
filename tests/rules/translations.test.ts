import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import { findUntranslated, type Messages } from './translations.ts';

// Written by our own build: a sentence a name.
const read = (path: string): Messages => JSON.parse(readFileSync(join(root, path), 'utf8')) as Messages;

const english = read('design-system/messages/en.json');
const languages = files('design-system/messages/*.json').filter((path) => !/\/compiled\/|\/en\.json$/.test(path));

test('no sentence of another language is left in English', () => {
  expect(languages.length).toBeGreaterThan(1);
  expectNone(
    languages.flatMap((path) => findUntranslated(basename(path, '.json'), read(path), english)),
    'Translate these; a word that is the same in that language is named in tests/rules/translations.ts:',
  );
});

test('what was not translated is found', () => {
  const messages = {
    a: 'Watch later',
    b: '{count, plural, one {# video} other {# videos}}',
    c: 'Videos',
    d: '{title} – {name}',
    e: 'Upload',
  };
  expect(findUntranslated('de', messages, messages)).toHaveLength(3);
  expect(
    findUntranslated(
      'de',
      {
        a: 'Später ansehen',
        b: '{count, plural, one {# Video} other {# Videos}}',
        c: 'Videos',
        d: '{title} – {name}',
        e: 'Hochladen',
      },
      messages,
    ),
  ).toEqual([]);
  expect(
    findUntranslated('th', { a: 'Watch it later', c: 'วิดีโอ', d: '{title} – {name}', e: 'อัปโหลด' }, messages),
  ).toEqual(['th.json: a: Watch it later']);
});
