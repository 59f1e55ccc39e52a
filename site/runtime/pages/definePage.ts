import type { ComponentType } from 'react';
import type { Read } from '../data/read.ts';
import { pageAddress, type AddressDefinition } from '../routing/pageAddress.ts';
import { readsIn, type NamedReads } from './namedReads.ts';
import type { KnownValue, OfUser, PageCode } from './pageCode.ts';

/** Facts of a page that are known before its code is loaded. A site adds its own. */
interface PageFacts {
  /** The file of its component in the folder of pages, by which the server finds its chunk. */
  file: string;
  /** Pattern of its path. */
  path: string;
  /** Whether the page is shown at once from the data of lists, without waiting for its reads. */
  previewed: boolean;
  /**
   * Whether the page stays mounted when the visitor leaves it. False for a page that plays a video, as leaving must
   * stop it.
   */
  kept: boolean;
  /** For content that changes constantly: the server's page cache does not store it. */
  uncached: boolean;
}

export interface PageDefinition<Props, Link, Visitor extends OfUser>
  extends AddressDefinition<Props, Link>, Partial<Omit<PageFacts, 'file' | 'path'>> {
  file: string;
  code: () => Promise<{ page: PageCode<Props, Visitor> }>;
  /** The needed reads of the page's code, for a page whose reads are not to wait for its code. */
  reads?: (props: Props, language: string, user: Visitor['user']) => NamedReads;
  /** Props for rendering the page ahead of a click, without an address, if that is possible. */
  prepared?: Props;
  /** Addresses of the page that the sitemap names. */
  inSitemap?: false | readonly NoInfer<Link>[];
}

type Reads = Read<unknown>[];

interface Addressed<Visitor extends OfUser, Facts, Link> extends PageFacts {
  href: (link: Link) => string;
  match: (path: string, query: URLSearchParams) => MatchedRoute<Visitor, Facts> | null;
  /** Returns the path that a short form of its path stands for; null for every other path. */
  redirect: (path: string) => string | null;
  /** Pages of a higher rank are tried earlier. */
  rank: number;
  /** Returns its addresses for the sitemap. */
  sitemap: () => string[];
  /** Loads its code, and on the server that of its own reads. */
  load: () => Promise<unknown>;
}

/** A page of a site, with the facts that the site adds. `Link` is what a link to it has to give. */
export type Page<Visitor extends OfUser, Facts, Link = never> = Facts & Addressed<Visitor, Facts, Link>;

/** The page that an address has matched. */
export interface MatchedRoute<Visitor extends OfUser, Facts> {
  page: Page<Visitor, Facts>;
  props: object;
  load: () => Promise<ComponentType<object>>;
  reads: (language: string, user: Visitor['user']) => Promise<Reads>;
  deferredReads: (language: string, visitor: Visitor) => Promise<Reads>;
  ownReads: (known: KnownValue) => Promise<Reads>;
  prepared: object | null;
}

/** Returns a function that loads something once, and again only after a failure. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Returns what is known of a page at once, and what is loaded with its code. */
const routeOf = <Props extends object, Visitor extends OfUser, Facts, Link>(
  page: Page<Visitor, Facts, Link>,
  {
    code,
    reads,
    prepared = null,
  }: { prepared?: Props | null } & Pick<PageDefinition<Props, Link, Visitor>, 'code' | 'reads'>,
  props: Props,
): MatchedRoute<Visitor, Facts> => ({
  page,
  props,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only ever rendered with `props`, which the address was parsed to
  load: async () => (await code()).page.Page as unknown as ComponentType<object>,
  reads: async (language, user) =>
    reads ? readsIn(reads(props, language, user)) : (await code()).page.reads(props, language, user),
  deferredReads: async (language, visitor) => (await code()).page.deferredReads?.(props, language, visitor) ?? [],
  ownReads: async (known) => {
    const { ownReads } = (await code()).page;
    return ownReads ? (await ownReads())(props, known) : [];
  },
  prepared,
});

/**
 * Defines a page. Erases the type of its props once address, reads and component are checked against each other.
 * @param facts those that the site adds
 */
export function definePage<Props extends object, Link, Visitor extends OfUser, Facts extends object>(
  definition: PageDefinition<Props, Link, Visitor>,
  facts: Facts,
): Page<Visitor, Facts, Link> {
  const { file, path, uncached = false, inSitemap = false } = definition;
  const code = loadOnce(definition.code);
  const { href, parse, redirect, rank } = pageAddress(definition);
  const page: Page<Visitor, Facts, Link> = {
    ...facts,
    file,
    path,
    previewed: definition.previewed ?? false,
    kept: definition.kept ?? !uncached,
    uncached,
    href,
    match: (pathname, query) => {
      const props = parse(pathname, query);
      return props && routeOf(page, { ...definition, code }, props);
    },
    redirect,
    rank,
    sitemap: () => (inSitemap || []).map(href),
    load: async () => {
      const loaded = await code();
      if (loaded.page.ownReads) await loaded.page.ownReads();
      return loaded;
    },
  };
  return page;
}
