import type { AddressCodec } from './addressCodec.ts';
import { fillPath, pathMatcher, type Params } from './pathMatcher.ts';
import { joinQuery } from './query.ts';
import { expandShortForms, type ShortForms } from './shortForms.ts';

/** The address of a page: its path as a pattern, and the codec of the parameters in path and query. */
export interface AddressDefinition<Props, Link> {
  path: string;
  address: AddressCodec<Props, Link>;
  /** Parameters of the query that make it this page: their texts, or null for those that must be absent. */
  where?: Readonly<Record<string, string | null>>;
  /** Texts of the last parameters in the path. A path without them is redirected to the page. */
  defaults?: Params;
  /** Other paths that are redirected to the page, with the parameters that they leave out. */
  aliases?: ShortForms;
}

/** Returns functions that link to an address, parse it and expand its short forms. */
export function pageAddress<Props, Link>({
  path,
  address,
  where = {},
  defaults = {},
  aliases = {},
}: AddressDefinition<Props, Link>) {
  const conditions = Object.entries(where);
  const matchPath = pathMatcher(path);
  const isValid = (params: Params): boolean => address.parse(params, new URLSearchParams()) !== null;
  return {
    href: (link: Link): string => {
      const { params = {}, query = {} } = address.format(link);
      const texts = Object.entries({ ...where, ...query }).flatMap(([name, text]) => (text ? [[name, text]] : []));
      return joinQuery(fillPath(path, params), new URLSearchParams(texts));
    },
    parse: (pathname: string, query: URLSearchParams): Props | null => {
      const params = matchPath(pathname);
      return params && conditions.every(([name, text]) => query.get(name) === text)
        ? address.parse(params, query)
        : null;
    },
    /** Returns the path that a short form stands for; null for every other path. */
    redirect: expandShortForms({ path, defaults, aliases }, isValid),
    /** The more an address has to hold, the earlier it is tried. */
    rank: path.split('/').filter((segment) => !segment.startsWith(':')).length + conditions.length,
  };
}
