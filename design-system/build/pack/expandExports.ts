/** Files that a package exports, by import path: `./cards/VideoCard`. */
export type Entries = ReadonlyMap<string, string>;

const escape = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Returns a target such as `./cards/*\/*.tsx` as a regular expression: the first star is a part of a path, the others
 * repeat it.
 */
function targetPattern(target: string): RegExp {
  const [head = '', next, ...rest] = target.split('*').map(escape);
  if (next === undefined) return new RegExp(`^${head}$`);
  return new RegExp(`^${head}([^/]+)${[next, ...rest].join(String.raw`\1`)}$`);
}

/**
 * Expands the patterns of a package.json's `exports`: checkers of packages skip patterns, and a list shows readers what
 * there is. If two patterns match a name, the longer one wins, as in Node.
 *
 * @param files files of the package, as paths from its folder
 */
export function expandExports(exports: Readonly<Record<string, string>>, files: readonly string[]): Entries {
  const entries = new Map<string, string>();
  for (const [name, target] of Object.entries(exports).sort(([one], [other]) => one.length - other.length)) {
    const pattern = targetPattern(target);
    for (const file of files) {
      const found = pattern.exec(`./${file}`);
      if (found) entries.set(name.replace('*', found[1] ?? ''), file);
    }
  }
  return entries;
}
