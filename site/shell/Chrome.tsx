import { Footer } from '@afterglow/design-system/layout/Footer';
import { footer, footerPages } from '@afterglow/design-system/layout/Footer/view';
import { Header } from '@afterglow/design-system/layout/Header';
import { header } from '@afterglow/design-system/layout/Header/view';
import { Page } from '@afterglow/design-system/layout/Page';
import type { PlainPage } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { topCategories as limit } from '@afterglow/contract/limits';
import { createElement, memo, useState, type ReactNode } from 'react';
import { valueOf } from '../runtime/data/answer.ts';
import { topRead } from '../data/terms.ts';
import { useResource } from '../runtime/data/useResource.ts';
import { saveDiscreet, saveTheme } from '../device/preferenceCookies.ts';
import { useConfig } from '../shared/config.ts';
import { gateComponent } from './loadedGate.ts';
import { memberMenu, unidentifiedMenu } from './loadedMemberMenu.ts';
import { search, searchTab } from '../pages/search/page.ts';
import { pageAt } from './pageTable.ts';
import { shuffledBy } from './shuffle.ts';
import { useSuggester } from '../features/search/useSuggester.ts';
import { tableOf } from '@afterglow/contract/tables';

const useTop = ({ language }: Reader) => valueOf(useResource(topRead(language)));

/** Returns the addresses of those pages that the site has. */
const linksTo = <Name extends PlainPage>(
  names: readonly Name[],
  { hasPage, href }: Reader,
): Partial<Record<Name, string>> => tableOf(names.filter(hasPage), (name) => href.page(name));

/** Returns the section of the navigation that an address belongs to, and the words of a search for the search box. */
function placeOf(here: string) {
  const page = pageAt(here);
  const isSearch = page === search || page === searchTab;
  return {
    here: page?.section ?? null,
    query: isSearch ? (new URLSearchParams(here.split('?')[1]).get('s') ?? '') : '',
  };
}

/** Memoized, like the footer, so that a change of page does not render it. */
const SiteHeader = memo(function SiteHeader({ reader }: { reader: Reader }) {
  const { user, unidentified } = useConfig();
  const suggester = useSuggester(reader);
  const here = reader.href.here();
  const topCategories = useTop(reader)?.categories.slice(0, limit) ?? [];
  const hrefs = {
    models: reader.href.models({ sort: 'most-popular', page: 1, filters: {} }),
    channels: reader.href.channels({ sort: 'latest-updates', page: 1 }),
    playlists: reader.href.playlists({ sort: 'latest-updates', page: 1 }),
    community: reader.href.community({ sort: 'recent', page: 1, filters: {} }),
    ...(!user && !unidentified && linksTo(['history', 'signIn'], reader)),
  };
  const Menu = memberMenu();
  const Unidentified = unidentifiedMenu();
  const head = header({ ...placeOf(here), topCategories, hrefs }, reader);
  return (
    <Header {...head} search={{ ...head.search, ...suggester }} onTheme={saveTheme} onDiscreet={saveDiscreet}>
      {user && Menu && createElement(Menu, { user, reader })}
      {unidentified && Unidentified && createElement(Unidentified, { href: here })}
    </Header>
  );
});

/**
 * Returns the value that was known when a page was first shown, for as long as it is shown: nothing moves when the
 * value arrives later.
 */
function useAtFirst<Value>(value: Value, page: string): Value {
  const [first, setFirst] = useState({ value, page });
  if (first.page === page) return first.value;
  setFirst({ value, page });
  return value;
}

const SiteFooter = memo(function SiteFooter({ reader }: { reader: Reader }) {
  const top = useAtFirst(useTop(reader), reader.href.here());
  const topCategories = top?.categories.slice(0, limit) ?? [];
  const { seed = '' } = useConfig();
  // Depends on the page, too: back and forward find the same order again.
  const keywords = shuffledBy(seed + reader.href.here(), top?.keywords ?? []);
  return (
    <Footer {...footer({ pages: linksTo(footerPages, reader), topCategories, keywords }, reader)} onTheme={saveTheme} />
  );
});

/** Header and footer around every page; while an age notice is shown, all of it is inert behind the notice. */
export function Chrome({ reader, children }: { reader: Reader; children: ReactNode }) {
  const { gate } = useConfig();
  const page = (
    <Page header={<SiteHeader reader={reader} />} footer={<SiteFooter reader={reader} />}>
      {children}
    </Page>
  );
  if (gate === null) return page;
  const Gate = gateComponent();
  // It is loaded before the page is rendered.
  return Gate && createElement(Gate, { variant: gate, reader, behind: page });
}
