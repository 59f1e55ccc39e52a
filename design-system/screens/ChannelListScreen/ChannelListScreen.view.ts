import type { Channel } from '@afterglow/contract/channel';
import type { ChannelSort } from '@afterglow/contract/lists';
import type { Page } from '@afterglow/contract/wire';
import { channelCard } from '../../cards/ChannelCard/ChannelCard.view.ts';
import { channelSortOrder, tabsOf } from '../../filters/sortNames.view.ts';
import { listFrame } from '../../lists/ListFrame/ListFrame.view.ts';
import { searchTabs, type SearchCounts } from '../../lists/searchTabs.view.ts';
import { isPending, type Pending, pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { countOfList, headOfList, titleOfList } from '../peopleTitles.view.ts';
import type { ChannelListScreenProps } from './ChannelListScreen.tsx';

export interface ChannelList {
  sort: ChannelSort;
  page: number;
  channels: Page<Channel> | Pending;
  /** The query; set only on search pages. */
  words?: string;
  /** Number of results of each search tab. */
  counts?: SearchCounts | undefined;
}

export function channelListScreen(
  { sort, page, channels, words, counts }: ChannelList,
  reader: Reader,
): ChannelListScreenProps {
  const label = titleOfList('channels', undefined, reader);
  const frame = {
    title: titleOfList('channels', words, reader),
    count: countOfList('channels', channels, reader),
    found: channels,
    page,
    withoutFilters: null,
  };
  const cards = isPending(channels) ? pending : channels.entries.map((channel) => channelCard(channel, reader));
  if (words !== undefined) {
    return {
      ...listFrame({ ...frame, href: (other) => reader.href.searchTab('channels', words, other), words }, reader),
      tabs: searchTabs({ words, current: 'channels', counts }, reader),
      label,
      cards,
    };
  }
  return {
    ...listFrame({ ...frame, href: (other) => reader.href.channels({ sort, page: other }) }, reader),
    sorts: tabsOf(channelSortOrder, sort, (other) => reader.href.channels({ sort: other, page: 1 }), reader),
    label,
    cards,
  };
}

export const channelListHead = ({ page, channels, words }: ChannelList, reader: Reader): DocumentHead =>
  headOfList('channels', { words, page, found: channels }, reader);
