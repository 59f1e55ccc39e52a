import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { expectNone } from '../tools/expectNone.ts';
import { undocumentedComponents, undocumentedProps } from './docs.ts';
import { parseSource, loadSources } from './ast.ts';

const all = loadSources((path) => path.endsWith('.tsx') && !/\.(?:stories|test)\.tsx$/.test(path));

test('every prop that needs one has a comment', () => {
  expect(all.length).toBeGreaterThan(50);
  expectNone(
    all.flatMap(undocumentedProps),
    'Document these props: shape, unit, or origin of the value. A comment only applies to the prop that follows:',
  );
});

test('every component has a comment', () => {
  const components = all.filter(({ path }) => basename(path) === `${basename(dirname(path))}.tsx`);
  expectNone(
    components.flatMap((source) => undocumentedComponents(source, basename(dirname(source.path)))),
    'Document these components for the docs page:',
  );
});

const props = (members: string): string[] =>
  undocumentedProps(parseSource('Any.tsx', `export interface AnyProps extends ComponentProps<'p'> { ${members} }`));

test('an undocumented prop is found', () => {
  expect(props('places: readonly Place[];')).toEqual(['Any.tsx:1: AnyProps places']);
  expect(props('/** In pixels. */ width: number; height: number;')).toEqual(['Any.tsx:1: AnyProps height']);
  expect(props(`'data-of'?: 'one' | 'two';`)).toHaveLength(1);
  expect(props('// Not for the docs.\n shape: string;')).toHaveLength(1);
  expect(props('/** */ shape: string;')).toHaveLength(1);
  expect(props('onTheme(theme: Theme): void;')).toHaveLength(1);
  expect(undocumentedProps(parseSource('Any.tsx', 'interface Look { kind: string }'))).toHaveLength(1);
  expect(undocumentedProps(parseSource('Any.tsx', 'export type AnyProps = { kind: string };'))).toHaveLength(1);
  expect(undocumentedComponents(parseSource('Any.tsx', 'export function Any() {}'), 'Any')).toHaveLength(1);
  expect(undocumentedComponents(parseSource('Any.tsx', '/** /any/ */\nexport function Any() {}'), 'Any')).toHaveLength(
    1,
  );
});

test('documented and self-explanatory props are accepted', () => {
  expect(
    props('title: string; /** In pixels. */ width: number; signInHref: string; player: PlayerProps; href?: undefined;'),
  ).toEqual([]);
  expect(
    undocumentedComponents(parseSource('Any.tsx', '/** One of many. */\nexport function Any() {}'), 'Any'),
  ).toEqual([]);
});
