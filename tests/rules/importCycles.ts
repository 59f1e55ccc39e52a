import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { workspacePath } from './workspaces.ts';

interface Source {
  /** Relative to the project's root. */
  path: string;
  text: string;
}

type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Resolves a specifier to one of the files: `@afterglow/contract/video` → `fixtures/contract/video.ts`. Undefined if
 * none matches.
 */
function resolveTarget(from: string, address: string, paths: ReadonlySet<string>): string | undefined {
  const plain = address.replace(/\?.*$/, '');
  const path = plain.startsWith('.') ? normalize(join(dirname(from), plain)) : (workspacePath(plain) ?? plain);
  const name = path.split('/').at(-1) ?? '';
  return [
    path,
    `${path}.ts`,
    `${path}.tsx`,
    `${path}/${name}.tsx`,
    path.replace(/\/(\w+)\/view$/, '/$1/$1.view.ts'),
  ].find((one) => paths.has(one));
}

/** Returns the specifiers of all modules that a file names: for values, types, re-exports and lazy imports. */
function findSpecifiers({ path, text }: Source): string[] {
  const { module } = parseSync(path, text);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // The specifier between its quotes. A computed one matches no file.
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
}

/** Returns the specifiers of modules that a file needs at run time, without those it imports only types from. */
export const runtimeSpecifiers = ({ path, text }: Source): string[] =>
  parseSync(path, text)
    .module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);

/** Returns which files import which: values, types and lazy imports. */
export function importGraph(sources: readonly Source[]): Graph {
  const paths = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map((source) => [
      source.path,
      findSpecifiers(source).flatMap((address) => resolveTarget(source.path, address, paths) ?? []),
    ]),
  );
}

/** Finds cycles in a graph. It returns only one of several cycles through the same files. */
export function findCycles(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) return void cycles.push([...way.slice(start), file]);
    if (finished.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...way, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
