import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/tree.ts';
import { leftInEnglish, type Sentences } from './translations.ts';

// Written by our own build: a sentence a name.
const read = (path: string): Sentences => JSON.parse(readFileSync(join(root, path), 'utf8')) as Sentences;

const english = read('design-system/messages/en.json');
const languages = files('design-system/messages/*.json').filter((path) => !/\/compiled\/|\/en\.json$/.test(path));

test('no sentence of another language is left in English', () => {
  expect(languages.length).toBeGreaterThan(1);
  expectNone(
    languages.flatMap((path) => leftInEnglish(basename(path, '.json'), read(path), english)),
    'Translate these; a word that is the same in that language is named in tests/rules/translations.ts:',
  );
});

test('what was not translated is found', () => {
  const said = {
    a: 'Watch later',
    b: '{count, plural, one {# video} other {# videos}}',
    c: 'Videos',
    d: '{title} – {name}',
    e: 'Upload',
  };
  expect(leftInEnglish('de', said, said)).toHaveLength(3);
  expect(
    leftInEnglish(
      'de',
      {
        a: 'Später ansehen',
        b: '{count, plural, one {# Video} other {# Videos}}',
        c: 'Videos',
        d: '{title} – {name}',
        e: 'Hochladen',
      },
      said,
    ),
  ).toEqual([]);
  expect(leftInEnglish('th', { a: 'Watch it later', c: 'วิดีโอ', d: '{title} – {name}', e: 'อัปโหลด' }, said)).toEqual([
    'th.json: a: Watch it later',
  ]);
});
