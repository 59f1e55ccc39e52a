import type { Page } from '../kit/definePage.ts';
import { knownNames } from '../routing/query.ts';
import { createPageTable } from '../runtime/pages/pageTable.ts';

const modules = import.meta.glob<Readonly<Record<string, Page>>>('../pages/*/page.ts', { eager: true });

/** All pages: each `page.ts` beside a component defines some. Their code is loaded with the first visit. */
export const { pages, matchRoute, isPage, redirectOf, loadAllPages, parseAddress } = createPageTable(
  Object.values(modules),
  knownNames,
);
