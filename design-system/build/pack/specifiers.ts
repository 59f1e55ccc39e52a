import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Matches import specifiers in the output of compilers: `from "x"`, `import("x")`, `import "x"`. */
const pattern = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(["'])([^"'\n]+)\2/g;

export const specifiersIn = (code: string): string[] => [...code.matchAll(pattern)].map((found) => found[3] ?? '');

export const replaceSpecifiers = (code: string, replace: (specifier: string) => string): string =>
  code.replaceAll(
    pattern,
    (_, before: string, quote: string, specifier: string) => `${before}${quote}${replace(specifier)}${quote}`,
  );

/** Returns the package of `@scope/name/file` or `name/file`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns a specifier as it is in packed code, whose files are JavaScript. */
export const packedSpecifier = (specifier: string): string =>
  specifier.startsWith('.') ? specifier.replace(/\.tsx?$/, '.js') : specifier;

/** Returns all specifiers of packages that the files of a folder import; `ending` selects modules or declarations. */
export const importsOf = (folder: string, ending: '.js' | '.d.ts'): Set<string> =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .flatMap((path) => specifiersIn(readFileSync(join(folder, path), 'utf8')))
      .filter((specifier) => !/^[.#]/.test(specifier)),
  );
