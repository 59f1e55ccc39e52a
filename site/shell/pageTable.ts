import type { Page } from '../shared/definePage.ts';
import { knownNames } from '../routing/query.ts';
import { createPageTable } from '../runtime/pages/pageTable.ts';

const modules = import.meta.glob<Readonly<Record<string, Page>>>('../pages/*/page.ts', { eager: true });

/** All pages: each `page.ts` beside a component defines some. Their code is loaded with the first visit. */
export const { pages, matchRoute, isPage, redirectOf, loadAllPages, parseAddress } = createPageTable(
  Object.values(modules),
  knownNames,
);

/** Returns the page at a path and query; null for the 404 page. */
export function pageAt(href: string): Page | null {
  const [path = '', query] = href.split('?');
  return matchRoute(path, new URLSearchParams(query))?.page ?? null;
}
