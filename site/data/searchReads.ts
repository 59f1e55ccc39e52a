import type { SearchCounts } from '@afterglow/design-system/lists/searchTabs';
import type { SearchTab } from '@afterglow/design-system/reader/pageHrefs.ts';
import { noFilters } from '@afterglow/contract/lists';
import type { Page } from '@afterglow/contract/wire';
import { isSearchLength } from '@afterglow/contract/limits';
import type { ResultsTab } from '../routing/searchTabs.ts';
import { membersRead } from './members.ts';
import { channelsRead, modelsRead } from './people.ts';
import { playlistsRead } from './playlists.ts';
import { valueOf, type Resource } from '../runtime/data/answer.ts';
import type { Read } from '../runtime/data/read.ts';
import { videosRead } from './videos.ts';
import { keysOf, tableOf } from '@afterglow/contract/tables';

type ResultsRead = (words: string, page: number, count?: number) => Read<Page<unknown>>;

/** A page of search results, for each kind but videos, which have filters; the most popular first. */
export const resultsRead = {
  models: (words: string, page: number, count?: number) =>
    modelsRead({ sort: 'most-popular', page, filters: {} }, words, count),
  channels: (words: string, page: number, count?: number) => channelsRead({ sort: 'most-popular', page }, words, count),
  playlists: (words: string, page: number, count?: number) =>
    playlistsRead({ sort: 'most-popular', page }, words, count),
  members: (words: string, page: number, count?: number) =>
    membersRead({ sort: 'count-subs', page, filters: {} }, words, count),
} satisfies Record<ResultsTab, ResultsRead>;

const countReads: Record<SearchTab, (words: string) => Read<Page<unknown>>> = {
  videos: (words) => videosRead({ of: { kind: 'search', words }, sort: 'relevance', page: 1, filters: noFilters }, 1),
  models: (words) => resultsRead.models(words, 1, 1),
  channels: (words) => resultsRead.channels(words, 1, 1),
  playlists: (words) => resultsRead.playlists(words, 1, 1),
  members: (words) => resultsRead.members(words, 1, 1),
};

const tabs = keysOf(countReads);

/**
 * Returns the reads of a search page by tab: the results of the current tab, and the result counts of the other tabs.
 * There are none if the words are too short or too long to be searched for.
 */
export const searchReads = (words: string, current: SearchTab, shown: Read<Page<unknown>>) =>
  tableOf(tabs, (tab) => (isSearchLength(words) ? (tab === current ? shown : countReads[tab](words)) : null));

/** Returns the number of results in each tab of a search; null until it is known. */
export const countsIn = (answers: Readonly<Record<SearchTab, Resource<Page<unknown>>>>): SearchCounts =>
  tableOf(tabs, (tab) => valueOf(answers[tab])?.total ?? null);
