import { basename, dirname, join, normalize } from 'node:path';
import { specifiers } from '../rules/specifiers.ts';
import { isNode, keyOf, lineOf, nodes, textIn, within, type Source } from './tree.ts';

/** Files that draw something for others and have no stories of their own, and why. */
export const withoutStories: Record<string, string> = {
  'design-system/screens/Waiting.tsx': 'the frame around every skeleton of a page; the stories of each of them show it',
  'design-system/reader/context.tsx': 'hands the reader on and draws nothing',
};

const isStory = (path: string): boolean => /\.(?:stories|test)\.tsx?$/.test(path);

/** Whether a file gives others something that draws. */
function draws({ program, path }: Source): boolean {
  if (!path.endsWith('.tsx') || isStory(path) || path.endsWith('.view.tsx')) return false;
  const jsx = [...within(program)].some(({ type }) => type === 'JSXElement' || type === 'JSXFragment');
  return (
    jsx &&
    [program['body']]
      .flat()
      .some((node) => isNode(node) && node.type.startsWith('Export') && node['exportKind'] !== 'type')
  );
}

/** Which files take something from which, stories left out. */
function users(all: readonly Source[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const source of all.filter(({ path }) => !isStory(path)))
    for (const { address } of specifiers(source)) {
      if (!address?.startsWith('.')) continue;
      const path = normalize(join(dirname(source.path), address));
      found.set(path, [...(found.get(path) ?? []), source.path]);
    }
  return found;
}

/** A part of one component, or of stories: nothing outside its folder takes it. */
const isPart = (path: string, from: readonly string[]): boolean =>
  from.every((user) => dirname(user) === dirname(path)) && basename(path) !== `${basename(dirname(path))}.tsx`;

/** Files that draw something for others, and no stories show it. */
export function unshown(all: readonly Source[]): string[] {
  const known = users(all);
  const shown = new Set(all.map(({ path }) => path));
  return all
    .filter((source) => draws(source) && !(source.path in withoutStories))
    .map(({ path }) => path)
    .filter((path) => !isPart(path, known.get(path) ?? []) && !shown.has(path.replace(/\.tsx$/, '.stories.tsx')));
}

/** The names of a file's stories. */
export const storiesIn = ({ program, text }: Source): string[] =>
  nodes(program['body']).flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node['declaration'] : null;
    if (!isNode(declaration)) return [];
    return nodes(declaration['declarations']).flatMap(({ id, init }) =>
      isNode(init) &&
      init.type === 'CallExpression' &&
      isNode(init['callee']) &&
      text.slice(init['callee'].start, init['callee'].end) === 'meta.story'
        ? [textIn(id, 'name')]
        : [],
    );
  });

/** Pages of others in frames: axe cannot look into them, and their faults are not ours. */
export const framed = ['layout/AdSlot/AdSlot', 'layout/PromoBanner/PromoBanner', 'layout/Page/Page'].map(
  (name) => `design-system/${name}.stories.tsx`,
);

/** Stories that axe or the test-runner would pass over. */
export function unchecked(source: Source): string[] {
  const places: string[] = [];
  for (const node of within(source.program)) {
    if (node.type === 'Literal' && /^!(?:test|dev)$/.test(textIn(node, 'value')))
      places.push(`${lineOf(source, node)}: ${textIn(node, 'value')}`);
    if (node.type !== 'ObjectExpression') continue;
    for (const part of nodes(node['properties'])) {
      const value = part['value'];
      if (part.type !== 'Property' || keyOf(part) !== 'a11y' || !isNode(value)) continue;
      const says = source.text.slice(value.start, value.end).replaceAll(/\s+/g, ' ');
      const fine =
        says === "{ test: 'error' }" || (says === '{ options: { iframes: false } }' && framed.includes(source.path));
      if (!fine) places.push(`${lineOf(source, part)}: a11y: ${says}`);
    }
  }
  return places;
}
