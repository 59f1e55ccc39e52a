import type { SignedIn } from '@afterglow/contract/globals';
import type { ComponentType } from 'react';
import type { Read } from '../data/read.ts';
import type { PageCode } from '../kit/pageCode.ts';
import type { KnownValue } from './ownReads.ts';
import { pathMatcher, type Params } from '../routing/pathMatcher.ts';

/** Parses the props of a page; returns null if the address matches no page. */
type ParseRoute<Props> = (params: Params, query: URLSearchParams) => Props | null;

type Reads = Read<unknown>[];
type OwnReads<Props> = (props: Props, known: KnownValue) => Reads;

interface RouteDefinition<Props> {
  path: string;
  /** Folder of the page, used to find its chunk in the manifest. */
  page: string;
  load: () => Promise<ComponentType<Props>>;
  parse: ParseRoute<Props>;
  /** Reads that the page cannot do without; its status depends on these alone. */
  reads: (props: Props, language: string, user: SignedIn | null) => Reads | Promise<Reads>;
  /**
   * Reads of secondary content, without which the page is rendered if need be. They neither delay the server's response
   * nor compete with the main content for a browser's bandwidth.
   */
  deferredReads?: (props: Props, language: string) => Reads | Promise<Reads>;
  /**
   * Reads of what a member has done with the subjects of the answers; deferred as well. On the server only: no browser
   * loads this code.
   */
  ownReads?: false | (() => Promise<OwnReads<NoInfer<Props>>>);
  /** Whether the page is shown at once from the data of lists, without waiting for its reads. */
  previewed?: boolean;
  /** Props for rendering the page ahead of a click, without an address, if that is possible. */
  prepared?: Props;
  /**
   * Whether the page stays mounted when the visitor leaves it. False for a page that plays a video, as leaving must
   * stop it.
   */
  kept?: boolean;
  /** For content that changes constantly: neither the server's page cache nor search engines store it. */
  uncached?: boolean;
  /** Whether the page has neither header nor footer. */
  bare?: boolean;
  /** Whether the page is for frames on other sites. */
  framed?: boolean;
}

/** The page that an address has matched. */
export interface MatchedRoute {
  page: string;
  load: () => Promise<ComponentType<object>>;
  props: object;
  /** Returns a promise if the reads are loaded with the page's code. */
  reads: (language: string, user: SignedIn | null) => Reads | Promise<Reads>;
  deferredReads: (language: string) => Reads | Promise<Reads>;
  ownReads: (known: KnownValue) => Promise<Reads>;
  previewed: boolean;
  prepared: object | null;
  kept: boolean;
  uncached: boolean;
  bare: boolean;
  framed: boolean;
}

export interface Route {
  path: string;
  match: (address: string, query: URLSearchParams) => MatchedRoute | null;
}

const pageLoaders: (() => Promise<unknown>)[] = [];

/**
 * Defines a route. Erases the type of its page's props once route, reads and component are checked against each other.
 */
export function defineRoute<Props extends object>({
  path,
  page,
  load,
  parse,
  reads,
  deferredReads,
  ownReads = false,
  previewed = false,
  prepared,
  uncached = false,
  kept = !uncached,
  bare = false,
  framed = false,
}: RouteDefinition<Props>): Route {
  pageLoaders.push(load, ...(ownReads ? [ownReads] : []));
  const matchPath = pathMatcher(path);
  const match: Route['match'] = (address, query) => {
    const params = matchPath(address);
    const props = params && parse(params, query);
    return (
      props && {
        page,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only ever rendered with `props`, which `parse` returned for it
        load: load as unknown as MatchedRoute['load'],
        props,
        reads: (language, user) => reads(props, language, user),
        deferredReads: (language) => deferredReads?.(props, language) ?? [],
        ownReads: async (known) => (ownReads ? (await ownReads())(props, known) : []),
        previewed,
        prepared: prepared ?? null,
        kept,
        uncached,
        bare,
        framed,
      }
    );
  };
  return { path, match };
}

type LeanRouteDefinition<Props> = Omit<RouteDefinition<Props>, 'load' | 'reads' | 'deferredReads'> & {
  code: () => Promise<PageCode<Props>>;
};

/** Defines a route whose reads are loaded with the code of its page. */
export const defineLeanRoute = <Props extends object>({ code, ...definition }: LeanRouteDefinition<Props>): Route =>
  defineRoute({
    ...definition,
    load: async () => (await code()).Page,
    reads: async (props, language, user) => (await code()).reads(props, language, user),
    deferredReads: async (props, language) => (await code()).deferredReads?.(props, language) ?? [],
  });

/** Parses a path without parameters. */
export const noProps = () => ({});

/** Loads the code of every page, so that a running server never needs a file that a later build has replaced. */
export const loadAllPages = (): Promise<unknown> => Promise.all(pageLoaders.map((load) => load()));
