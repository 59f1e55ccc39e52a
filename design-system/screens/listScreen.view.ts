import type { Page } from '@afterglow/contract/wire';
import { listFrame } from '../lists/ListFrame/ListFrame.view.ts';
import { searchTabs, type SearchCounts } from '../lists/searchTabs.view.ts';
import { isPending, pending, type Pending } from '../reader/pending.ts';
import type { Reader } from '../reader/reader.ts';
import { countOfList, titleOfList } from './peopleTitles.view.ts';

interface List<Entry, Card> {
  list: 'models' | 'channels' | 'playlists' | 'community';
  found: Page<Entry> | Pending;
  page: number;
  card: (entry: Entry) => Card;
  /** The query; set only on search pages. */
  words: string | undefined;
  /** Number of results of each search tab. */
  counts: SearchCounts | undefined;
  /** URL of another page of the list, outside of a search. */
  href: (page: number) => string;
  /** URL of the list without filters; null if none is set. */
  withoutFilters: string | null;
}

/** Returns what the lists of models, channels, playlists and members have in common, and their search results. */
export function listScreen<Entry, Card>(
  { list, found, page, card, words, counts, href, withoutFilters }: List<Entry, Card>,
  reader: Reader,
) {
  const frame = { title: titleOfList(list, words, reader), count: countOfList(list, found, reader), found, page };
  const common = {
    label: titleOfList(list, undefined, reader),
    cards: isPending(found) ? pending : found.entries.map((entry) => card(entry)),
  };
  if (words === undefined) return { ...listFrame({ ...frame, href, withoutFilters }, reader), ...common };
  const tab = list === 'community' ? 'members' : list;
  const pages = (other: number) => reader.href.searchTab(tab, words, other);
  return {
    ...listFrame({ ...frame, href: pages, withoutFilters: null, words }, reader),
    ...common,
    tabs: searchTabs({ words, current: tab, counts }, reader),
  };
}
