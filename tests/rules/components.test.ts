import { expect, test } from 'vitest';
import { lintExamples } from './lintExamples.ts';

const path = 'design-system/primitives/Any/Any.tsx';
const propsOf = (members: string): string =>
  `/** One of many. */\nexport interface AnyProps extends ComponentProps<'p'> { ${members} }`;

/** Returns the texts in which none of the rules finds a fault. */
function accepted(rules: RegExp, texts: readonly string[], file = path): string[] {
  const found = lintExamples(texts.map((text) => ({ path: file, text })));
  return texts.filter((_, index) => !found[index]?.some((code) => rules.test(code)));
}

const docs = /^jsdoc-js\(/;

test('a component, and a prop whose name leaves a question, need a comment of two words', () => {
  const refused = [
    propsOf('places: readonly Place[];'),
    propsOf('/** In pixels. */ width: number; height: number;'),
    propsOf(`'data-of'?: 'one' | 'two';`),
    propsOf('// Not for the docs.\n shape: string;'),
    propsOf('/** */ shape: string;'),
    propsOf('/** Shape. */ shape: string;'),
    propsOf('onTheme(theme: Theme): void;'),
    propsOf('player: PlayerProps | null;'),
    'export interface Look { kind: string }',
    'export type AnyProps = { kind: string };',
    'export function Any() {}',
    '/** /any/ */\nexport function Any() {}',
  ];
  expect(accepted(docs, refused)).toEqual([]);
});

test('documented and self-explanatory props are accepted', () => {
  const allowed = [
    propsOf('title: string; /** In pixels. */ width: number; signInHref: string; href?: undefined;'),
    propsOf('player: PlayerProps; one?: OneProps | undefined; cards: readonly CardProps[]; rows: RowProps[];'),
    propsOf('/**\n * In pixels,\n * of course.\n */\n width: number;'),
    '/** One of many. */\nexport function Any() {}',
    'interface Own { kind: string } function Part() {}',
  ];
  expect(accepted(docs, allowed)).toEqual(allowed);
});

test('a ninth prop is refused; data attributes do not count', () => {
  const nine = [...'abcdefghi'].map((name) => `${name}: string;`).join(' ');
  const few = /few-props/;
  const refused = [propsOf(nine), `export type AnyProps = { ${nine} };`, `interface Look { ${nine} }`];
  expect(accepted(few, refused)).toEqual([]);
  const allowed = [propsOf(`'data-a': 'b'; ${nine.replace('a: string;', '')}`)];
  expect(accepted(few, allowed)).toEqual(allowed);
});

test('a store is read with what the server has rendered', () => {
  const rule = /server-snapshot/;
  const call = (given: string) => `export const useAny = () => useSyncExternalStore(${given});`;
  expect(accepted(rule, ['subscribe, read', 'subscribe, read, read'].map(call))).toEqual([]);
  const allowed = ['subscribe, read, () => false', 'subscribe, () => read(here), unread'].map(call);
  expect(accepted(rule, allowed)).toEqual(allowed);
});

test('on a server, a signal that garbage collection would take is refused', () => {
  const refused = [
    "export const ask = () => fetch('/', { redirect: 'error' });",
    'export const either = (own: AbortSignal) => AbortSignal.any([own, AbortSignal.timeout(1)]);',
  ];
  const allowed = [
    "export const ask = () => fetch('/', { redirect: 'manual', signal: AbortSignal.timeout(1) });",
    'export const either = (own: AbortSignal, other: AbortSignal) => AbortSignal.any([own, other]);',
  ];
  for (const path of ['site/server/any.ts', 'site/runtime/server/any.ts', 'fixtures/api/any.ts'])
    expect(accepted(/signals-last/, [...refused, ...allowed], path)).toEqual(allowed);
  expect(accepted(/signals-last/, refused, 'site/data/any.ts')).toEqual(refused);
});

test('a story that axe or the test-runner would leave out is refused', () => {
  const parameters = [
    "{ test: 'off' }",
    "{ test: 'todo' }",
    '{ disable: true }',
    '{ options: { iframes: false } }',
    '{ manual: true }',
    "{ config: { rules: [{ id: 'label', enabled: false }] } }",
    'none',
  ];
  const refused = [
    ...parameters.map((a11y) => `export const Standard = meta.story({ parameters: { a11y: ${a11y} } });`),
    `export const Standard = meta.story({ parameters: { 'a11y': none } });`,
    "const meta = preview.meta({ tags: ['!test'] });",
    "const meta = preview.meta({ tags: ['!dev'] });",
  ];
  const story = 'design-system/primitives/Any/Any.stories.tsx';
  expect(accepted(/every-story-is-checked/, refused, story)).toEqual([]);
  expect(accepted(/every-story-is-checked/, refused, '.storybook/any.ts')).toEqual([]);
});
