import { basename, dirname, join, normalize } from 'node:path';
import { findSpecifiers } from '../rules/specifiers.ts';
import { isNode, propertyName, formatLocation, childNodes, textProperty, descendants, type Source } from './ast.ts';

/** Exported components without stories, with the reason. */
export const filesWithoutStories: Record<string, string> = {
  'design-system/screens/SkeletonFrame.tsx': 'the frame around every page skeleton, shown in their stories',
  'design-system/reader/context.tsx': 'a context provider without markup',
};

const isStory = (path: string): boolean => /\.(?:stories|test)\.tsx?$/.test(path);

/** Whether a file exports something that renders JSX. */
function rendersJsx({ program, path }: Source): boolean {
  if (!path.endsWith('.tsx') || isStory(path) || path.endsWith('.view.tsx')) return false;
  const jsx = [...descendants(program)].some(({ type }) => type === 'JSXElement' || type === 'JSXFragment');
  return (
    jsx &&
    [program['body']]
      .flat()
      .some((node) => isNode(node) && node.type.startsWith('Export') && node['exportKind'] !== 'type')
  );
}

/** Importers by file, without stories. */
function importersByFile(all: readonly Source[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const source of all.filter(({ path }) => !isStory(path)))
    for (const { address } of findSpecifiers(source)) {
      if (!address?.startsWith('.')) continue;
      const path = normalize(join(dirname(source.path), address));
      found.set(path, [...(found.get(path) ?? []), source.path]);
    }
  return found;
}

/** Whether a file is only imported within its folder. */
const isInternalPart = (path: string, from: readonly string[]): boolean =>
  from.every((user) => dirname(user) === dirname(path)) && basename(path) !== `${basename(dirname(path))}.tsx`;

/** Exported components without stories. */
export function findUncovered(all: readonly Source[]): string[] {
  const known = importersByFile(all);
  const shown = new Set(all.map(({ path }) => path));
  return all
    .filter((source) => rendersJsx(source) && !(source.path in filesWithoutStories))
    .map(({ path }) => path)
    .filter(
      (path) => !isInternalPart(path, known.get(path) ?? []) && !shown.has(path.replace(/\.tsx$/, '.stories.tsx')),
    );
}

/** The names of a file's stories. */
export const storiesIn = ({ program, text }: Source): string[] =>
  childNodes(program['body']).flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node['declaration'] : null;
    if (!isNode(declaration)) return [];
    return childNodes(declaration['declarations']).flatMap(({ id, init }) =>
      isNode(init) &&
      init.type === 'CallExpression' &&
      isNode(init['callee']) &&
      text.slice(init['callee'].start, init['callee'].end) === 'meta.story'
        ? [textProperty(id, 'name')]
        : [],
    );
  });

/** Stories with third-party iframes, which axe cannot check. */
export const framedStories = ['layout/AdSlot/AdSlot', 'layout/PromoBanner/PromoBanner', 'layout/Page/Page'].map(
  (name) => `design-system/${name}.stories.tsx`,
);

/** Settings that exclude stories from axe or the test-runner. */
export function findUnchecked(source: Source): string[] {
  const findings: string[] = [];
  for (const node of descendants(source.program)) {
    if (node.type === 'Literal' && /^!(?:test|dev)$/.test(textProperty(node, 'value')))
      findings.push(`${formatLocation(source, node)}: ${textProperty(node, 'value')}`);
    if (node.type !== 'ObjectExpression') continue;
    for (const part of childNodes(node['properties'])) {
      const value = part['value'];
      if (part.type !== 'Property' || propertyName(part) !== 'a11y' || !isNode(value)) continue;
      const text = source.text.slice(value.start, value.end).replaceAll(/\s+/g, ' ');
      const allowed =
        text === "{ test: 'error' }" ||
        (text === '{ options: { iframes: false } }' && framedStories.includes(source.path));
      if (!allowed) findings.push(`${formatLocation(source, part)}: a11y: ${text}`);
    }
  }
  return findings;
}
