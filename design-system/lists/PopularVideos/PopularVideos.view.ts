import { noFilters } from '@afterglow/contract/lists';
import type { ListedVideo } from '@afterglow/contract/video';
import { isPending, type Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import { videoCards } from '../VideoGrid/VideoGrid.view.ts';
import type { PopularVideosProps } from './PopularVideos.tsx';

/** Pending while the videos are loading; null if they could not be loaded or are not wanted. */
export type Popular = readonly ListedVideo[] | Pending | null;

export const popularVideos = (videos: Popular, reader: Reader): PopularVideosProps | null =>
  videos === null || (!isPending(videos) && videos.length === 0)
    ? null
    : {
        cards: isPending(videos) ? videos : videoCards(videos.slice(0, 4), reader),
        href: reader.href.list({ of: { kind: 'all' }, sort: 'most-popular', page: 1, filters: noFilters }),
      };
