import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { workspacePath } from './workspaces.ts';

interface Source {
  /** From the project's root. */
  path: string;
  text: string;
}

type Graph = ReadonlyMap<string, readonly string[]>;

/** `@afterglow/contract/video` → `fixtures/contract/video.ts`, if that is one of the files. */
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

/** Every module that a file names: values, types, re-exports, lazy imports. */
function findSpecifiers({ path, text }: Source): string[] {
  const { module } = parseSync(path, text);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // A specifier in quotes; a computed one names no file.
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
}

/** The modules that a file needs when it runs: not those of which it only takes types. */
export const runtimeSpecifiers = ({ path, text }: Source): string[] =>
  parseSync(path, text)
    .module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);

/** Which files import which, be it a value, a type or a lazy import. */
export function importGraph(sources: readonly Source[]): Graph {
  const paths = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map((source) => [
      source.path,
      findSpecifiers(source).flatMap((address) => resolveTarget(source.path, address, paths) ?? []),
    ]),
  );
}

/** The cycles of a graph; of several through the same files only one. */
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
