/** Edits of recipes. `npm run recipes` checks their result. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyEdits, replaceOnce, withSentence } from '../recipes/applyEdits.ts';
import { recipes } from '../recipes/list.ts';
import type { Edit } from '../recipes/recipe.ts';
import { files, root } from './repository.ts';

/** Makes a small tree in a temporary folder. */
function makeTree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-recipes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('a text is replaced as it is written, signs of patterns included', () => {
  expect(replaceOnce('a $1 [b]', '[b]', '$& $1', 'a.ts')).toBe('a $1 $& $1');
});

test.each([
  ['none', 'a b', 'a.ts has this text 0 times'],
  ['two', 'c c', 'a.ts has this text 2 times'],
])('a recipe that fits no longer says where: %s', (_, text, message) => {
  expect(() => replaceOnce(text, 'c', 'd', 'a.ts')).toThrow(message);
});

test('a sentence is put in its place', () => {
  const text = '{\n  "a.one": "Eins",\n  "c.three": "Drei"\n}\n';
  expect(withSentence(text, 'b.two', 'c.three', 'de.json')).toBe(
    '{\n  "a.one": "Eins",\n  "b.two": "Drei",\n  "c.three": "Drei"\n}\n',
  );
  expect(() => withSentence(text, 'b.two', 'd.four', 'de.json')).toThrow('no sentence d.four');
  expect(() => withSentence(text, 'a.one', 'c.three', 'de.json')).toThrow('a.one already');
});

test('edits of every kind are applied in order, and each file is counted once', () => {
  const folder = makeTree({
    'a.ts': 'one two',
    'design-system/messages/de.json': '{"x":"X"}',
    'design-system/messages/en.json': '{"x":"X"}',
  });
  const touched = applyEdits(folder, [
    { file: 'a.ts', find: 'one', replace: 'two' },
    { file: 'new/b.ts', copyOf: 'a.ts' },
    { file: 'a.ts', find: 'two two', replace: 'three' },
    { file: 'c.ts', text: 'c' },
    { sentence: 'y', like: 'x' },
  ]);
  expect(touched).toEqual(['a.ts', 'c.ts', 'design-system/messages/de.json', 'new/b.ts']);
  expect(readFileSync(join(folder, 'new/b.ts'), 'utf8')).toBe('two two');
  expect(readFileSync(join(folder, 'design-system/messages/en.json'), 'utf8')).toBe('{"x":"X"}');
  expect(() => applyEdits(folder, [{ file: 'c.ts', text: '' }])).toThrow('c.ts exists already');
});

/** Returns the file that an edit changes or copies, if it is there before. */
const sourceOf = (edit: Edit): string | undefined =>
  'find' in edit ? edit.file : 'copyOf' in edit ? edit.copyOf : undefined;

test.each(recipes.map((recipe) => [recipe.heading, recipe.edits] as const))(
  '%s: the edits fit the code',
  (_, edits) => {
    const made = new Set(edits.flatMap((edit) => ('file' in edit && !('find' in edit) ? [edit.file] : [])));
    const sources = edits.map(sourceOf).filter((file) => file !== undefined && !made.has(file));
    const paths = new Set([...sources, ...files('design-system/messages/*.json')]);
    const folder = makeTree(
      Object.fromEntries([...paths].map((path = '') => [path, readFileSync(join(root, path), 'utf8')])),
    );
    expect(applyEdits(folder, edits).length).toBeGreaterThan(0);
  },
);
