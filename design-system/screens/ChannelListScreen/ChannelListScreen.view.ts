import type { Channel } from '@afterglow/contract/channel';
import type { ChannelSort } from '@afterglow/contract/lists';
import type { Page } from '@afterglow/contract/wire';
import { channelCard } from '../../cards/ChannelCard/ChannelCard.view.ts';
import { channelSortOrder, tabsOf } from '../../filters/sortNames.view.ts';
import type { SearchCounts } from '../../lists/searchTabs.view.ts';
import type { Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { listScreen } from '../listScreen.view.ts';
import { headOfList } from '../peopleTitles.view.ts';
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
  const { href } = reader;
  const list = listScreen(
    {
      list: 'channels',
      found: channels,
      card: (channel) => channelCard(channel, reader),
      ...{ page, words, counts },
      href: (other) => href.channels({ sort, page: other }),
      withoutFilters: null,
    },
    reader,
  );
  if (words !== undefined) return list;
  return { ...list, sorts: tabsOf(channelSortOrder, sort, (other) => href.channels({ sort: other, page: 1 }), reader) };
}

export const channelListHead = ({ page, channels, words }: ChannelList, reader: Reader): DocumentHead =>
  headOfList('channels', { words, page, found: channels }, reader);
