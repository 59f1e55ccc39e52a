import { fillPath, pathMatcher, type Params } from './pathMatcher.ts';

/** Short forms of a path, by pattern, with the parameters that they leave out. */
export type ShortForms = Readonly<Record<string, Params>>;

/** Returns the patterns that a path has without its last parameters, as far as these have defaults. */
function shortened(pattern: string, defaults: Params): string[] {
  const short = pattern.replace(/:\w+\/$/, '');
  const name = pattern.slice(short.length + 1, -1);
  return name in defaults ? [short, ...shortened(short, defaults)] : [];
}

/**
 * Returns a function that gives the whole path of a short form; null for every other path.
 * @param isValid whether a page has a path with these parameters
 */
export function expandShortForms(
  { path, defaults, aliases }: { path: string; defaults: Params; aliases: ShortForms },
  isValid: (params: Params) => boolean,
): (short: string) => string | null {
  const forms = [
    ...shortened(path, defaults).map((pattern) => ({ match: pathMatcher(pattern), rest: defaults })),
    ...Object.entries(aliases).map(([pattern, params]) => ({ match: pathMatcher(pattern), rest: params })),
  ];
  return (short) => {
    for (const { match, rest } of forms) {
      const params = match(short);
      if (params && isValid({ ...rest, ...params })) return fillPath(path, { ...rest, ...params });
    }
    return null;
  };
}
