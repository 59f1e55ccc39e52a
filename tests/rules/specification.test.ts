import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import {
  builtAfterAll,
  citationsIn,
  duplicateNumbers,
  definitionsIn,
  filesIn,
  allowedCitations,
  specification,
  undecided,
  unknownCitations,
} from './specification.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const extensions = [
  'ts',
  'tsx',
  'mts',
  'cts',
  'js',
  'jsx',
  'mjs',
  'cjs',
  'css',
  'sql',
  'md',
  'mdx',
  'json',
  'yml',
  'yaml',
];
// Lockfiles are left out, because their hashes may look like citations.
const textFiles = files(...extensions.map((end) => `*.${end}`)).filter((path) => !path.endsWith('package-lock.json'));

const definitions = definitionsIn(read(specification));
const definedNumbers = new Set(definitions.map((one) => one.number));

test('every cited number is defined in the specification', () => {
  expect(textFiles.length).toBeGreaterThan(500);
  expect(textFiles.flatMap((path) => (path === specification ? [] : citationsIn(read(path)))).length).toBeGreaterThan(
    10,
  );
  expectNone(
    textFiles.flatMap((path) => unknownCitations(path, read(path), definedNumbers)),
    `Correct these numbers, or define them in ${specification}; what is no number is named in tests/rules/specification.ts:`,
  );
});

test('every number is defined once, with a file', () => {
  expect(definitions.length).toBeGreaterThan(190);
  expectNone(duplicateNumbers(definitions), `Leave one line for each of these in ${specification}:`);
  expectNone(undecided(definitions), `Name the file that decides these in ${specification}, or write "Not built yet":`);
});

const tree = new Set(files());

test('every file named in the specification exists', () => {
  const named = [...new Set(filesIn(read(specification)))];
  expect(named.length).toBeGreaterThan(50);
  expectNone(
    named.filter((path) => !tree.has(path)),
    `Name in ${specification} where these have gone:`,
  );
});

test('nothing is called unbuilt beside its file', () =>
  expectNone(
    builtAfterAll(definitions, tree),
    `Say in ${specification} what the files of these do, and take "Not built yet" out, or the file:`,
  ));

test('the false positives still exist', () => {
  expectNone(
    Object.entries(allowedCitations).flatMap(([path, { words }]) => {
      const cited = textFiles.includes(path) ? citationsIn(read(path)).map((one) => one.number) : [];
      return words.filter((word) => !cited.includes(word)).map((word) => `${path}: ${word}`);
    }),
    'Take these out of tests/rules/specification.ts:',
  );
});

test.each([
  ['// How near the top (R999).', ['any.ts:1: R999']],
  ['/**\n * As the family does it (R1, D4711).\n */', ['any.ts:2: D4711']],
  [`export const Guest = meta.story({ name: 'A guest (R0)' });`, ['any.ts:1: R0']],
  ["test('R1–R999 hold', () => {});", ['any.ts:1: R999']],
  ['{/* R125a and R125z */}', ['any.ts:1: R125z']],
])('an unknown number is found: %s', (text, refused) => {
  expect(unknownCitations('any.ts', text, new Set(['R1', 'R125a']))).toEqual(refused);
});

test.each([
  '// In pixels (R1, D2).',
  'const ink = "#D20000"; const short = "#D12";',
  'const path = "/search/1/?s=%D0%BB%D8";',
  'const entity = "&R9;"; const escape = /\\D3/;',
  'const id = `R-${row.id}`; const hash = "xD8aD8"; const wide = GRID12;',
  'const value = table.R9;',
])('false positives and known numbers are accepted: %s', (text) => {
  expect(unknownCitations('any.ts', text, new Set(['R1', 'D2']))).toEqual([]);
});

test('duplicate definitions and ones without a file are found', () => {
  const page = definitionsIn(
    ['- **R1** Strict: `site/a.ts`', '- **R2** Loose.', '- **D1** Later. Not built yet.', '- **R1** Again.'].join('\n'),
  );
  expect(duplicateNumbers(page)).toEqual(['R1']);
  expect(undecided(page)).toEqual(['R2', 'R1']);
  expect(definitionsIn('R1 in a sentence, **R1** in bold, - **R1**')).toEqual([]);
});

test('"Not built yet" beside a file that exists is found', () => {
  const page = definitionsIn(
    [
      '- **R1** Not built yet.',
      '- **R2** Half of it. Not built yet: `site/a.ts`',
      '- **R3** Not built yet, by `site/b.ts`',
      '- **D1** Built: `site/a.ts`',
    ].join('\n'),
  );
  expect(builtAfterAll(page, new Set(['site/a.ts']))).toEqual(['R2']);
});

test('files are distinguished from URLs', () => {
  expect(filesIn('`site/a/b.ts`, `.storybook/main.ts`, `/api/login.php`, `/videos/`, `info/`, `kt_lang`')).toEqual([
    'site/a/b.ts',
    '.storybook/main.ts',
  ]);
});
