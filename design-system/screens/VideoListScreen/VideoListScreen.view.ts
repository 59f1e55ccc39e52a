import { noFilters } from '@afterglow/contract/lists';
import type { ListedVideo } from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import { defineMessages } from 'react-intl';
import { sortTabs } from '../../filters/SortTabs/SortTabs.view.ts';
import { videoFilters } from '../../filters/FilterBar/FilterBar.view.ts';
import { sortNames } from '../../filters/sortNames.view.ts';
import { listFrame } from '../../lists/ListFrame/ListFrame.view.ts';
import type { Popular } from '../../lists/PopularVideos/PopularVideos.view.ts';
import { videoGrid } from '../../lists/VideoGrid/VideoGrid.view.ts';
import { counted, ifAny, videoCount } from '../../reader/format.ts';
import type { TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import { isPending, type Pending, pending } from '../../reader/pending.ts';
import type { ListAddress, Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { listTitle } from './titles.view.ts';
import type { VideoListScreenProps } from './VideoListScreen.tsx';

const messages = defineMessages<{
  title: { title: string; name: string };
  titlePage: { title: string; page: string; name: string };
  description: { count: number; shown: string; title: string; name: string; theme: string; order: string };
}>({
  title: { id: 'videoListScreen.title', defaultMessage: '{title} – {name}' },
  titlePage: { id: 'videoListScreen.titlePage', defaultMessage: '{title}, page {page} – {name}' },
  description: {
    id: 'videoListScreen.description',
    defaultMessage:
      '{title} on {name}: {count, plural, =0 {{theme} videos} one {{shown} {theme} video} other {{shown} {theme} videos}}, ordered by “{order}”. For adults only.',
  },
});

export interface VideoList {
  address: ListAddress;
  videos: Page<ListedVideo> | Pending;
  /** Videos to watch instead, if a search has found nothing. */
  popular?: Popular;
  /** Tabs with a search's other results. Passed in, as only searches load the code that makes them. */
  tabs?: TabsProps | undefined;
}

export function videoListScreen(
  { address, videos, popular = null, tabs }: VideoList,
  reader: Reader,
): VideoListScreenProps {
  const { of, filters, page } = address;
  const narrowed = filters.type !== 'all' || filters.duration !== '' || filters.date !== '';
  return {
    ...listFrame(
      {
        title: listTitle(address, reader),
        count: isPending(videos) ? pending : ifAny(videoCount, videos.total, reader),
        found: videos,
        page,
        href: (other) => reader.href.list({ ...address, page: other }),
        withoutFilters: narrowed ? reader.href.list({ ...address, page: 1, filters: noFilters }) : null,
        words: of.kind === 'search' ? of.words : undefined,
        popular,
      },
      reader,
    ),
    tabs,
    sorts: sortTabs(address, reader),
    filters: videoFilters(address, reader),
    videos: videoGrid(isPending(videos) ? pending : videos.entries, reader),
  };
}

export function videoListHead({ address, videos }: VideoList, reader: Reader): DocumentHead {
  const { formatMessage, formatNumber } = reader.intl;
  const words = {
    title: listTitle(address, reader),
    page: formatNumber(address.page),
    name: reader.brand.name,
    theme: reader.brand.theme,
    ...counted(isPending(videos) ? 0 : videos.total, reader),
    order: formatMessage(sortNames[address.sort]),
  };
  return {
    title: address.page > 1 ? formatMessage(messages.titlePage, words) : formatMessage(messages.title, words),
    description: formatMessage(messages.description, words),
  };
}
