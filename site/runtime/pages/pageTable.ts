import { joinQuery, keepNames } from '../routing/query.ts';
import type { MatchedRoute, Page } from './definePage.ts';
import type { OfUser } from './pageCode.ts';

/** The address of a page, parsed and matched once for everything that depends on it. */
export interface PageAddress<Visitor extends OfUser, Facts> {
  path: string;
  /** Known parameters only. */
  query: URLSearchParams;
  /** Path and known query. */
  href: string;
  /** Null for the 404 page. */
  route: MatchedRoute<Visitor, Facts> | null;
}

/**
 * Returns the table of all pages, from which everything about addresses follows.
 * @param defined the exports of the files that define pages
 * @param names of the parameters of a query that pages read, in the order in which addresses have them
 */
export function createPageTable<Visitor extends OfUser, Facts>(
  defined: readonly Readonly<Record<string, Page<Visitor, Facts>>>[],
  names: Iterable<string>,
) {
  const pages = defined.flatMap((module) => Object.values(module)).toSorted((one, other) => other.rank - one.rank);

  function matchRoute(path: string, query: URLSearchParams): MatchedRoute<Visitor, Facts> | null {
    for (const page of pages) {
      const route = page.match(path, query);
      if (route) return route;
    }
    return null;
  }

  return {
    /** All pages, in the order in which they are tried. */
    pages,
    /** Returns the page at an address; null for the 404 page. */
    matchRoute,
    /** Returns whether a path leads to a page, without a query. */
    isPage: (path: string): boolean => matchRoute(path, new URLSearchParams()) !== null,
    /** Returns the path that a short form stands for, without its query; null for every other path. */
    redirectOf: (path: string): string | null => {
      for (const page of pages) {
        const target = page.redirect(path);
        if (target !== null) return target;
      }
      return null;
    },
    /** Loads the code of every page, so that a running server never needs a file that a later build has replaced. */
    loadAllPages: (): Promise<unknown> => Promise.all(pages.map((page) => page.load())),
    parseAddress: (path: string, query: URLSearchParams): PageAddress<Visitor, Facts> => {
      const known = keepNames(query, names);
      return { path, query: known, href: joinQuery(path, known), route: matchRoute(path, known) };
    },
  };
}

/**
 * Returns an address without a path, for a page that is rendered before any link to one is followed; null if the page
 * cannot be.
 */
export const preparedAddress = <Visitor extends OfUser, Facts>(
  route: MatchedRoute<Visitor, Facts>,
): PageAddress<Visitor, Facts> | null =>
  route.prepared && { path: '', query: new URLSearchParams(), href: '', route: { ...route, props: route.prepared } };
