import { parse } from 'regexparam';

export type Params = Record<string, string>;

/** A path pattern that means what it says: letter case and trailing slash included (R1, D1). */
export function pathMatcher(pattern: string): (path: string) => Params | null {
  const { keys, pattern: loose } = parse(pattern);
  // regexparam ends every pattern with an optional slash and ignores case; a strict one ends as it is written.
  const end = pattern.endsWith('/') ? '/$' : '$';
  const strict = new RegExp(loose.source.replace(/\\\/\?\$$/, end));
  return (path) => {
    const found = strict.exec(path);
    return found && Object.fromEntries(keys.map((key, index) => [key, found[index + 1] ?? '']));
  };
}
