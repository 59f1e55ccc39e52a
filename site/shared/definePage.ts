import type { HeaderOf } from '@afterglow/design-system/layout/Header/view';
import {
  definePage as define,
  type MatchedRoute as RouteOf,
  type Page as PageOf,
  type PageDefinition,
} from '../runtime/pages/definePage.ts';
import type { PageAddress as AddressOf } from '../runtime/pages/pageTable.ts';
import type { PageVisitor } from './pageCode.ts';

/** Facts of a page that this site adds to those of the runtime. */
export interface SiteFacts {
  /** Whether search engines may index the page: not results, and not what visitors and members do. */
  indexed: boolean;
  /** Whether the page is open without a proof of age where one is needed, and so shows nothing of the catalogue. */
  exempt: boolean;
  /** Pattern of the feed with the same list. */
  feed?: string;
  /** Whether the page has rows that only the device knows, for which its document keeps room. */
  deviceRows: boolean;
  /** Whether other sites can embed what the page shows. */
  embeddable: boolean;
  /** Whether the page has neither header nor footer. */
  bare: boolean;
  /** Whether the page is for frames on other sites. */
  framed: boolean;
  /** The section of the navigation that the page belongs to. */
  section: HeaderOf['here'];
  /** Whether the page keeps places for advertisements: around a list, or also for a partner's models below a video. */
  ads: 'list' | 'video' | null;
  /** Whether an age notice leaves the page uncovered: it shows nothing of the catalogue, and the notice links to it. */
  uncovered: boolean;
}

/** A page of the site. `Link` is what a link to it has to give. */
export type Page<Link = never> = PageOf<PageVisitor, SiteFacts, Link>;
export type MatchedRoute = RouteOf<PageVisitor, SiteFacts>;
export type PageAddress = AddressOf<PageVisitor, SiteFacts>;

/** Defines a page of the site. */
export function definePage<Props extends object, Link>(
  definition: PageDefinition<Props, Link, PageVisitor> & Partial<SiteFacts>,
): Page<Link> {
  const { uncached = false, framed = false, feed } = definition;
  return define<Props, Link, PageVisitor, SiteFacts>(definition, {
    indexed: definition.indexed ?? !(uncached || framed),
    exempt: definition.exempt ?? false,
    ...(feed !== undefined && { feed }),
    deviceRows: definition.deviceRows ?? false,
    embeddable: definition.embeddable ?? false,
    bare: definition.bare ?? false,
    framed,
    section: definition.section ?? null,
    ads: definition.ads ?? null,
    uncovered: definition.uncovered ?? false,
  });
}
