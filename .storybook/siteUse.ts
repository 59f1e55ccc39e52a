import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentsWithStories, library } from './storyFiles.ts';

const site = fileURLToPath(new URL('../site/', import.meta.url));

const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.(?:stories|test)\.tsx?$/.test(name);

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isSource(name) && !/(?:^|\/)(?:node_modules|dist)\//.test(name))
    .map((name) => join(folder, name));

/** Returns the paths that a text imports, statically or when needed. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import\(|import) ?'([^']+)'/g)].flatMap(([, path]) => path ?? []);

/** Returns the file of an import of the library, or undefined for that of another package. */
function fileOf(from: string, path: string): string | undefined {
  const [, group, component] = /^@afterglow\/design-system\/([\w-]+)\/(\w+)/.exec(path) ?? [];
  if (path.startsWith('.')) return join(dirname(from), path);
  return group && component ? join(library, group, component, `${component}.tsx`) : undefined;
}

/** Returns the components that the site imports, itself or by way of other components. */
export function componentsOfSite(): Set<string> {
  const waiting = sourcesIn(site);
  const seen = new Set<string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file) || !isSource(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    waiting.push(...importsOf(text).flatMap((path) => fileOf(file, path) ?? []));
  }
  const found = [...seen].map((file) => /^[\w-]+\/(\w+)\/\1\.tsx$/.exec(relative(library, file).replaceAll('\\', '/')));
  return new Set(found.flatMap((match) => match?.[1] ?? []));
}

/** Returns the components that only the library has: no page of the site uses them. */
export function libraryOnly(): string[] {
  const used = componentsOfSite();
  return componentsWithStories().flatMap(({ component }) => (used.has(component) ? [] : [component]));
}
