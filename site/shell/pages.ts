import type { MatchedRoute, Page } from '../kit/definePage.ts';
import { joinQuery, knownQuery } from '../routing/query.ts';

const modules = import.meta.glob<Readonly<Record<string, Page>>>('../pages/*/page.ts', { eager: true });

/**
 * All pages: each `page.ts` beside a component defines some. In the order in which they are tried; their code is loaded
 * with the first visit.
 */
export const pages: readonly Page[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .toSorted((one, other) => other.rank - one.rank);

/** Returns the page at an address; null for the 404 page. */
export function matchRoute(path: string, query: URLSearchParams): MatchedRoute | null {
  for (const page of pages) {
    const route = page.match(path, query);
    if (route) return route;
  }
  return null;
}

/** Returns whether a path leads to a page, without a query. */
export const isPage = (path: string): boolean => matchRoute(path, new URLSearchParams()) !== null;

/** Returns the path that a short form stands for, without its query; null for every other path. */
export function redirectOf(path: string): string | null {
  for (const page of pages) {
    const target = page.redirect(path);
    if (target !== null) return target;
  }
  return null;
}

/** Loads the code of every page, so that a running server never needs a file that a later build has replaced. */
export const loadAllPages = (): Promise<unknown> => Promise.all(pages.map((page) => page.load()));

/** The address of a page, parsed and matched once for everything that depends on it. */
export interface PageAddress {
  path: string;
  /** Known parameters only. */
  query: URLSearchParams;
  /** Path and known query. */
  href: string;
  /** Null for the 404 page. */
  route: MatchedRoute | null;
}

export function parseAddress(path: string, query: URLSearchParams): PageAddress {
  const known = knownQuery(query);
  return { path, query: known, href: joinQuery(path, known), route: matchRoute(path, known) };
}

/**
 * Returns an address without a path, for a page that is rendered before any link to one is followed; null if the page
 * cannot be.
 */
export const preparedAddress = (route: MatchedRoute): PageAddress | null =>
  route.prepared && { path: '', query: new URLSearchParams(), href: '', route: { ...route, props: route.prepared } };
