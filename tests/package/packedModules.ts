/** Modules of an installed package, and who imports whom. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

export interface PackedModule {
  code: string;
  isClient: boolean;
  /** Imported names by the path of the module, within the package. */
  imports: ReadonlyMap<string, readonly string[]>;
}

const namedImports = /^import \{([^}]*)\} from "(\.[^"]+)";$/gm;

/** Returns the modules of a package by their paths. */
export function readModules(folder: string): ReadonlyMap<string, PackedModule> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  return new Map(
    paths.map((path) => {
      const code = readFileSync(join(folder, path), 'utf8');
      const imports = [...code.matchAll(namedImports)].map(
        ([, names = '', address = '']) =>
          [
            posix.join(posix.dirname(path), address),
            names.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
          ] as const,
      );
      return [path, { code, isClient: code.startsWith('"use client";'), imports: new Map(imports) }];
    }),
  );
}

/** Returns the modules that run on a React server if these are imported there: client modules end the way. */
export function onServer(modules: ReadonlyMap<string, PackedModule>, entries: readonly string[]): Set<string> {
  const found = new Set(entries.filter((path) => modules.get(path)?.isClient === false));
  for (const path of found)
    for (const [other] of modules.get(path)?.imports ?? [])
      if (modules.get(other)?.isClient === false) found.add(other);
  return found;
}
