import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { ownProps } from './docs.ts';
import { parseSource, loadSources, type Source } from './ast.ts';

/** Declared data attributes do not count as props. */
const tooManyProps = (source: Source): string[] =>
  ownProps(source)
    .map(({ of, names }) => ({ of, own: names.filter((name) => !name.startsWith('data-')) }))
    .filter(({ own }) => own.length > 8)
    .map(({ of, own }) => `${source.path}: ${of} has ${own.length}: ${own.join(', ')}`);

test('a component has at most eight props of its own', () => {
  const components = loadSources().filter(({ path }) => basename(path) === `${basename(dirname(path))}.tsx`);
  expect(components.length).toBeGreaterThan(50);
  expectNone(
    components.flatMap(tooManyProps),
    'More than eight props of its own; take what varies as children, or make two components:',
  );
});

test('a ninth prop is found in interfaces and types', () => {
  const nine = [...'abcdefghi'].map((name) => `${name}: string;`).join(' ');
  expect(tooManyProps(parseSource('Any.tsx', `export interface AnyProps { ${nine} }`))).toHaveLength(1);
  expect(tooManyProps(parseSource('Any.tsx', `export type AnyProps = { ${nine} };`))).toHaveLength(1);
  expect(
    tooManyProps(
      parseSource('Any.tsx', `export interface AnyProps { 'data-a': 'b'; ${nine.replace('a: string;', '')} }`),
    ),
  ).toEqual([]);
});
