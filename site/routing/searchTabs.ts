import { parsePage } from '@afterglow/contract/endpoints/params';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import type { AddressCodec } from '../runtime/routing/addressCodec.ts';
import { filterQuery, parseListAddress } from './listAddress.ts';
import { keysOf } from '@afterglow/contract/tables';

/** The tabs of a search besides its videos, as they are written in the query. */
const searchTabs = {
  models: 'pornstars',
  channels: 'pornsites',
  playlists: 'playlists',
  members: 'members',
} as const;

export type ResultsTab = keyof typeof searchTabs;

export interface TabSearch {
  tab: ResultsTab;
  words: string;
  page: number;
}

const tabs = keysOf(searchTabs);

/** Returns the words of a search. */
const wordsIn = (query: URLSearchParams): string => (query.get('s') ?? '').trim();

/** The address of a search's videos, which has no tab. */
export const searchAddress: AddressCodec<{ address: ListAddress; words: string }, { address: ListAddress }> = {
  parse: ({ page = '' }, query) => {
    const words = wordsIn(query);
    const address = parseListAddress({ kind: 'search', words }, query.get('sort') ?? 'relevance', page, query);
    return address && { address, words };
  },
  format: ({ address: { of, sort, page, filters } }) => ({
    params: { page: String(page) },
    query: {
      s: 'words' in of ? of.words : '',
      sort: sort === 'relevance' ? null : sort,
      ...filterQuery(filters),
    },
  }),
};

/** The address of another tab of a search. */
export const searchTabAddress: AddressCodec<TabSearch> = {
  parse: ({ page: text = '' }, query) => {
    const tab = tabs.find((one) => searchTabs[one] === query.get('tab'));
    const page = parsePage(text);
    return tab !== undefined && page !== null ? { tab, words: wordsIn(query), page } : null;
  },
  format: ({ tab, words, page }) => ({
    params: { page: String(page) },
    query: { s: words, tab: searchTabs[tab] },
  }),
};
