import { inject, parse } from 'regexparam';

export type Params = Record<string, string>;

/** Matches a path pattern strictly: letter case and trailing slash count (R1, D1). */
export function pathMatcher(pattern: string): (path: string) => Params | null {
  const { keys, pattern: loose } = parse(pattern);
  // regexparam makes the trailing slash optional and ignores case; the strict pattern ends exactly as it is written.
  const end = pattern.endsWith('/') ? '/$' : '$';
  const strict = new RegExp(loose.source.replace(/\\\/\?\$$/, end));
  return (path) => {
    const found = strict.exec(path);
    return found && Object.fromEntries(keys.map((key, index) => [key, found[index + 1] ?? '']));
  };
}

/** Returns the path of a pattern with these parameters. */
export const fillPath = (pattern: string, params: Params): string => inject(pattern, params);
