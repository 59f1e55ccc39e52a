import { dirname, join, normalize } from 'node:path';
import { findSpecifiers } from '../rules/specifiers.ts';
import { childNodes, textProperty, type Node, type Source } from './ast.ts';

/** A runtime import; type imports are ignored. */
export interface ImportEdge {
  /** Path from the project's root, or a package name. */
  target: string;
  /** A dynamic `import(…)`. */
  lazy: boolean;
}

const isTypeOnly = (node: Node): boolean => {
  const parts = childNodes(node['specifiers']);
  return (
    node.type === 'TSImportType' ||
    textProperty(node, 'importKind') === 'type' ||
    textProperty(node, 'exportKind') === 'type' ||
    (parts.length > 0 && parts.every((part) => textProperty(part, 'importKind') === 'type'))
  );
};

/** `@afterglow/design-system/primitives/Button` → `design-system/primitives/Button/Button.tsx`. */
const resolvePackagePath = (address: string): string => {
  const [, component] = /^@afterglow\/(design-system\/[\w-]+\/\w+)$/.exec(address) ?? [];
  return component ? `${component}/${component.split('/').at(-1)}.tsx` : address.replace(/^@afterglow\//, '');
};

/** Cached, as many paths share the same files. */
const edgesBySource = new WeakMap<Source, ImportEdge[]>();

export function runtimeImports(source: Source): ImportEdge[] {
  const found =
    edgesBySource.get(source) ??
    findSpecifiers(source).flatMap(({ node, address }) => {
      if (address === null || isTypeOnly(node)) return [];
      const target = address.startsWith('.')
        ? normalize(join(dirname(source.path), address))
        : resolvePackagePath(address);
      return [{ target, lazy: node.type === 'ImportExpression' }];
    });
  edgesBySource.set(source, found);
  return found;
}

/** All static import paths from a file to matching targets. */
export function importPaths(
  start: string,
  all: ReadonlyMap<string, Source>,
  matches: (target: string) => boolean,
): string[][] {
  const seen = new Set([start]);
  const found: string[][] = [];
  for (const queue = [[start]]; queue.length > 0;) {
    const path = queue.shift() ?? [];
    const source = all.get(path.at(-1) ?? '');
    for (const { target, lazy } of source ? runtimeImports(source) : []) {
      if (lazy || seen.has(target)) continue;
      seen.add(target);
      if (matches(target)) found.push([...path, target]);
      else queue.push([...path, target]);
    }
  }
  return found;
}
