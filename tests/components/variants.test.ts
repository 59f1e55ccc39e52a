import { expect, test } from 'vitest';
import { parseSource } from './ast.ts';
import { variantsOf } from './variants.ts';

const path = 'design-system/feedback/Any/Any.tsx';
const scene = parseSource('design-system/feedback/Any/Scene.tsx', `export type Scene = 'empty' | 'missing';`);
const valuesOf = (member: string, rest = '') =>
  variantsOf(
    parseSource(path, `import type { Scene } from './Scene.tsx'; export interface AnyProps { ${member} } ${rest}`),
    (requested) => (requested === scene.path ? scene : undefined),
  ).flatMap(({ values }) => values);

test('values are found however their type is written', () => {
  expect(valuesOf(`kind: 'one' | 'two'`)).toEqual(['one', 'two']);
  expect(valuesOf(`kind?: ('one' | 'two') | undefined`)).toEqual(['one', 'two']);
  expect(valuesOf('level: 1 | 2 | 3')).toEqual([1, 2, 3]);
  expect(valuesOf(`'data-of'?: 'videos'`)).toEqual(['videos']);
  expect(valuesOf(`eager?: boolean | 'first'`)).toEqual([true, 'first']);
  expect(valuesOf('scene: Scene')).toEqual(['empty', 'missing']);
  expect(valuesOf('marks: readonly Mark[]', `type Mark = 'hd' | 'private';`)).toEqual(['hd', 'private']);
  expect(
    valuesOf('step: Step', `const titles = { signUp: '', restore: '' }; type Step = keyof typeof titles;`),
  ).toEqual(['signUp', 'restore']);
});

test('discriminated unions are found', () => {
  const step = `step: { kind: 'start' } | { kind: 'error'; sentence: string }`;
  expect(variantsOf(parseSource(path, `export interface AnyProps { ${step} }`), () => undefined)).toEqual([
    { component: 'feedback/Any', prop: 'step', part: 'kind', values: ['start', 'error'] },
  ]);
});

test('default values need no story', () => {
  expect(valuesOf(`kind?: 'one' | 'two'`, `function Any({ kind = 'one' }: AnyProps) {}`)).toEqual(['two']);
  expect(valuesOf('level?: 1 | 2', 'function Any({ level: rank = 2 }: AnyProps) {}')).toEqual([1]);
  expect(valuesOf('title: string; way?: { href: string }')).toEqual([]);
});
