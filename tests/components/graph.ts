import { dirname, join, normalize } from 'node:path';
import { specifiers } from '../rules/specifiers.ts';
import { nodes, textIn, type Node, type Source } from './tree.ts';

/** What a file takes from another one when it runs; types are gone by then. */
export interface Taken {
  /** From the project's root, or the name of a package. */
  target: string;
  /** By `import(…)`: it comes when it is first needed. */
  later: boolean;
}

const onlyTypes = (node: Node): boolean => {
  const parts = nodes(node['specifiers']);
  return (
    node.type === 'TSImportType' ||
    textIn(node, 'importKind') === 'type' ||
    textIn(node, 'exportKind') === 'type' ||
    (parts.length > 0 && parts.every((part) => textIn(part, 'importKind') === 'type'))
  );
};

/** `@afterglow/design-system/primitives/Button` → `design-system/primitives/Button/Button.tsx`. */
const own = (address: string): string => {
  const [, component] = /^@afterglow\/(design-system\/[\w-]+\/\w+)$/.exec(address) ?? [];
  return component ? `${component}/${component.split('/').at(-1)}.tsx` : address.replace(/^@afterglow\//, '');
};

/** Read once: many ways lead through the same file. */
const known = new WeakMap<Source, Taken[]>();

export function taken(source: Source): Taken[] {
  const found =
    known.get(source) ??
    specifiers(source).flatMap(({ node, address }) => {
      if (address === null || onlyTypes(node)) return [];
      const target = address.startsWith('.') ? normalize(join(dirname(source.path), address)) : own(address);
      return [{ target, later: node.type === 'ImportExpression' }];
    });
  known.set(source, found);
  return found;
}

/** Every way from a file, by what comes at once, to something that fits. */
export function waysTo(start: string, all: ReadonlyMap<string, Source>, fits: (target: string) => boolean): string[][] {
  const seen = new Set([start]);
  const found: string[][] = [];
  for (const queue = [[start]]; queue.length > 0;) {
    const way = queue.shift() ?? [];
    const source = all.get(way.at(-1) ?? '');
    for (const { target, later } of source ? taken(source) : []) {
      if (later || seen.has(target)) continue;
      seen.add(target);
      if (fits(target)) found.push([...way, target]);
      else queue.push([...way, target]);
    }
  }
  return found;
}
