import { parsePage } from '@afterglow/contract/endpoints/params';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { parseListAddress } from './listAddress.ts';
import type { Params } from './pathMatcher.ts';
import { keysOf } from '@afterglow/contract/tables';

/** The tabs of a search besides its videos, as they are written in the query. */
export const searchTabs = {
  models: 'pornstars',
  channels: 'pornsites',
  playlists: 'playlists',
  members: 'members',
} as const;

export type FoundTab = keyof typeof searchTabs;

export interface TabSearch {
  tab: FoundTab;
  words: string;
  page: number;
}

const tabs = keysOf(searchTabs);

/** Returns the words of a search. */
const wordsIn = (query: URLSearchParams): string => (query.get('s') ?? '').trim();

/** Parses a search's videos, which have no tab in the address; returns null if any part of it is unknown. */
export function parseSearchRoute(
  { page = '' }: Params,
  query: URLSearchParams,
): { address: ListAddress; words: string } | null {
  const words = wordsIn(query);
  const address = query.has('tab')
    ? null
    : parseListAddress({ kind: 'search', words }, query.get('sort') ?? 'relevance', page, query);
  return address && { address, words };
}

/** Parses a tab of a search other than its videos; returns null if there is no such tab. */
export function parseSearchTabRoute({ page: text = '' }: Params, query: URLSearchParams): TabSearch | null {
  const tab = tabs.find((one) => searchTabs[one] === query.get('tab'));
  const page = parsePage(text);
  return tab !== undefined && page !== null ? { tab, words: wordsIn(query), page } : null;
}
