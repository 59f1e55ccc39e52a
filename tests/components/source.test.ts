import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { files } from '../tools/tree.ts';
import { lineOf, sources, within, type Node, type Source } from './tree.ts';

const all = sources();

/** The components: `cards/VideoCard/VideoCard.tsx`. */
const components = all.filter(({ path }) => basename(path) === `${basename(dirname(path))}.tsx`);

/** Every place of which a rule has something to say; an empty list is what we want. */
const places = (found: (source: Source) => Iterable<Node>): string[] => all.flatMap((source) => [...found(source)].map((node) => lineOf(source, node)));

const isStyle = (source: Source, { tag }: Node): boolean => {
  const { start, end } = tag as Node & { end: number };
  return /^(styled\b|css\b|keyframes\b|createGlobalStyle\b)/.test(source.text.slice(start, end));
};

function* styles(source: Source): Generator<Node> {
  for (const node of within(source.program)) if (node.type === 'TaggedTemplateExpression' && isStyle(source, node)) yield node;
}

const quasi = (template: Node) => template['quasi'] as Node & { expressions: Node[]; quasis: (Node & { value: { raw: string } })[] };

test('every component has stories', () => {
  const told = new Set(files('design-system/*.stories.tsx'));
  expect(components.map(({ path }) => path.replace(/\.tsx$/, '.stories.tsx')).filter((path) => !told.has(path))).toEqual([]);
});

test('a style has no function in it', () => {
  expect(
    places(function* (source) {
      for (const style of styles(source)) yield* quasi(style).expressions.filter(({ type }) => /Function/.test(type));
    }),
  ).toEqual([]);
});

/** A hairline is 1px and nothing is 0; every other measure and every colour has a name in the tokens. */
const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![\w.-])(?!(?:0|1|-1)px)-?\d*\.?\d+px\b|:\s*(?:white|black|red|green|blue|gray|grey)\b/i;

test('a style has no colour and no measure of its own', () => {
  expect(
    places(function* (source) {
      for (const style of styles(source)) yield* quasi(style).quasis.filter(({ value }) => raw.test(value.raw));
    }),
  ).toEqual([]);
});

test('a component has at most eight props of its own', () => {
  const crowded = components.flatMap((source) => {
    const wanted = `${basename(source.path, '.tsx')}Props`;
    const declared = [...within(source.program)].find(({ type, id }) => type === 'TSInterfaceDeclaration' && (id as Node | null)?.['name'] === wanted);
    const members = (declared?.['body'] as { body?: Node[] } | undefined)?.body ?? [];
    // A data attribute with its values spelt out is an attribute of the root, not one prop more.
    const own = members.filter(({ key }) => !spelt(key).startsWith('data-')).length;
    return own > 8 ? [`${source.path}: ${own}`] : [];
  });
  expect(crowded).toEqual([]);
});

const spelt = (key: unknown): string => (key as { value?: string } | undefined)?.value ?? '';

/** Names of places where words reach people. */
const spoken = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label']);
const words = /\p{L}{2,}/u;

test('every sentence is declared where translators find it', () => {
  expect(
    places(function* (source) {
      for (const node of within(source.program)) {
        if (node.type === 'JSXText' && words.test(String(node['value']))) yield node;
        if (node.type === 'JSXAttribute' && spoken.has(String((node['name'] as Node)['name']))) {
          const value = node['value'] as Node | null;
          if (value?.type === 'Literal' && words.test(String(value['value']))) yield node;
        }
      }
    }),
  ).toEqual([]);
});
