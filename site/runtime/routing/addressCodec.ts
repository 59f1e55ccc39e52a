import type { Params } from './pathMatcher.ts';

/** A parameter of an address: a list of its texts, or a parser, which returns null for a text that is no value. */
type Param<Value> = readonly Value[] | { parse: (text: string) => Value | null };

type ValuesOf<Params> = {
  -readonly [Name in keyof Params]: Params[Name] extends Param<infer Value> ? Value : never;
};

/** Parameters of an address: those of its path, and those of its query in their order. Empty ones are left out. */
export interface AddressParts {
  params?: Params;
  query?: Readonly<Record<string, string | null | undefined>>;
}

/**
 * Codec of a page's address: the parameters of its path and query as the props of the page, and back. `Link` is the
 * part of the props that a link has to give.
 */
export interface AddressCodec<Props, Link = Props> {
  /** Returns null if the page has no such address. */
  parse: (params: Params, query: URLSearchParams) => Props | null;
  format: (link: Link) => AddressParts;
}

/** A parameter of a query. */
interface QueryParam<Value> {
  param: Param<Value>;
  /** Value of addresses without the parameter; absent if the page needs it. Links leave this value out. */
  otherwise?: Value;
}

/** Returns undefined if the text is no value of the parameter. */
const parseParam = (param: Param<unknown>, text: string): unknown =>
  'parse' in param ? (param.parse(text) ?? undefined) : param.find((value) => value === text);

/** Returns undefined if the query has no valid value of the parameter. */
const parseQueryParam = ({ param, otherwise }: QueryParam<unknown>, text: string | null): unknown =>
  text === null ? otherwise : parseParam(param, text);

type PathParams = Readonly<Record<string, Param<unknown>>>;
type QueryParams = Readonly<Record<string, QueryParam<unknown>>>;
type QueryValues<Query> = { [Name in keyof Query]: Query[Name] extends QueryParam<infer Value> ? Value : never };

/**
 * Returns the codec of an address whose parameters are props of the page.
 * @param constants further props, which tell the addresses of one page apart
 */
export function fields<
  const Path extends PathParams,
  const Query extends object = object,
  const Constants extends object = object,
>(
  path: Path,
  query?: Query & QueryParams,
  constants?: Constants,
): AddressCodec<ValuesOf<Path> & QueryValues<Query> & Constants, ValuesOf<Path> & Partial<QueryValues<Query>>> {
  const [inPath, inQuery] = [Object.entries(path), Object.entries<QueryParam<unknown>>(query ?? {})];
  return {
    parse: (params, search) => {
      const values = [
        ...inPath.map(([name, param]) => [name, parseParam(param, params[name] ?? '')] as const),
        ...inQuery.map(([name, param]) => [name, parseQueryParam(param, search.get(name))] as const),
      ];
      if (values.some(([, value]) => value === undefined)) return null;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- holds each parameter, as its parser returned it
      return { ...Object.fromEntries(values), ...constants } as never;
    },
    format: (link) => {
      const values = new Map<string, unknown>(Object.entries(link));
      const textOf = (name: string, otherwise?: unknown): string => {
        const value = values.get(name);
        return value !== otherwise && (typeof value === 'string' || typeof value === 'number') ? String(value) : '';
      };
      return {
        params: Object.fromEntries(inPath.map(([name]) => [name, textOf(name)])),
        query: Object.fromEntries(inQuery.map(([name, { otherwise }]) => [name, textOf(name, otherwise)])),
      };
    },
  };
}

/** The address of a page without parameters. */
export const noParams: AddressCodec<object> = { parse: () => ({}), format: () => ({}) };

/** The address of a page that reads its query itself. */
export const wholeQuery: AddressCodec<{ query: URLSearchParams }, Pick<AddressParts, 'query'>> = {
  parse: (_, query) => ({ query }),
  format: (link) => link,
};
