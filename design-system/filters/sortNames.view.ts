import type { ChannelSort, MemberSort, ModelSort, PlaylistSort, SearchSort } from '@afterglow/contract/lists';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import type { Reader } from '../reader/reader.ts';
import type { SortTabsProps } from './SortTabs/SortTabs.tsx';

type AnySort = SearchSort | ModelSort | ChannelSort | MemberSort | PlaylistSort;

/** Labels of all sort orders, for every list. */
export const sortNames = defineMessages({
  relevance: { id: 'sortNames.relevance', defaultMessage: 'Best match' },
  'most-popular': { id: 'sortNames.mostPopular', defaultMessage: 'Most popular' },
  'latest-updates': { id: 'sortNames.latestUpdates', defaultMessage: 'Latest' },
  'top-rated': { id: 'sortNames.topRated', defaultMessage: 'Top rated' },
  'most-viewed': { id: 'sortNames.mostViewed', defaultMessage: 'Most viewed' },
  longest: { id: 'sortNames.longest', defaultMessage: 'Longest' },
  'most-commented': { id: 'sortNames.mostCommented', defaultMessage: 'Most commented' },
  'most-subscribed': { id: 'sortNames.mostSubscribed', defaultMessage: 'Most subscribed' },
  'most-popular-videos': { id: 'sortNames.mostPopularVideos', defaultMessage: 'Most popular videos' },
  'count-videos': { id: 'sortNames.countVideos', defaultMessage: 'Most videos' },
  'count-subs': { id: 'sortNames.countSubs', defaultMessage: 'Most subscribers' },
  recent: { id: 'sortNames.recent', defaultMessage: 'Newly added' },
  alphabet: { id: 'sortNames.alphabet', defaultMessage: 'A–Z' },
  alphabetaz: { id: 'sortNames.alphabetAz', defaultMessage: 'A–Z' },
  alphabetza: { id: 'sortNames.alphabetZa', defaultMessage: 'Z–A' },
}) satisfies Record<AnySort, TypedMessageDescriptor>;

/** In display order. */
export const videoSortOrder = [
  'most-popular',
  'latest-updates',
  'top-rated',
  'most-viewed',
  'longest',
  'most-commented',
] as const satisfies readonly SearchSort[];
export const modelSortOrder = [
  'most-popular',
  'top-rated',
  'most-viewed',
  'most-subscribed',
  'count-videos',
  'most-commented',
  'latest-updates',
  'recent',
  'alphabet',
] as const satisfies readonly ModelSort[];
export const channelSortOrder = [
  'latest-updates',
  'most-popular',
  'top-rated',
  'most-viewed',
  'count-videos',
  'recent',
  'alphabetaz',
  'alphabetza',
] as const satisfies readonly ChannelSort[];
export const playlistSortOrder = [
  'latest-updates',
  'most-popular',
  'top-rated',
  'most-viewed',
  'count-videos',
  'recent',
] as const satisfies readonly PlaylistSort[];
export const memberSortOrder = [
  'recent',
  'latest-updates',
  'most-popular-videos',
  'count-videos',
  'count-subs',
] as const satisfies readonly MemberSort[];

/** Returns one tab per sort order, with the current one marked. */
export function tabsOf<Sort extends AnySort>(
  order: readonly Sort[],
  current: Sort,
  href: (sort: Sort) => string,
  { intl }: Reader,
): SortTabsProps {
  const nameOf = (name: TypedMessageDescriptor) => intl.formatMessage(name);
  return {
    tabs: order.map((sort) => ({ label: nameOf(sortNames[sort]), href: href(sort), current: sort === current })),
  };
}
