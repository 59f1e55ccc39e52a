import type { VideoSort } from '@afterglow/contract/lists';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ListAddress, Reader } from '../../reader/reader.ts';

const whole = defineMessages({
  'most-popular': { id: 'videoListScreen.mostPopular', defaultMessage: 'Most popular videos' },
  'latest-updates': { id: 'videoListScreen.latestUpdates', defaultMessage: 'Latest videos' },
  'top-rated': { id: 'videoListScreen.topRated', defaultMessage: 'Top rated videos' },
  'most-viewed': { id: 'videoListScreen.mostViewed', defaultMessage: 'Most viewed videos' },
  longest: { id: 'videoListScreen.longest', defaultMessage: 'Longest videos' },
  'most-commented': { id: 'videoListScreen.mostCommented', defaultMessage: 'Most commented videos' },
}) satisfies Record<VideoSort, MessageDescriptor>;

const messages = defineMessages<{ search: { words: string } }>({
  search: { id: 'videoListScreen.search', defaultMessage: 'Results for “{words}”' },
});

/** Returns the title of a list; for a search, its words as typed. */
export function listTitle({ of, sort }: ListAddress, { intl }: Reader): string {
  if (of.kind === 'search') return intl.formatMessage(messages.search, { words: of.words });
  if (of.kind !== 'all') return of.title;
  return intl.formatMessage(whole[sort === 'relevance' ? 'most-popular' : sort]);
}
