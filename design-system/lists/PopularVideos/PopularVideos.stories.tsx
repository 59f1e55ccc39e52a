import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import { fromView } from '../../reader/fromView.tsx';
import { repeatVideos } from '../storyArgs.ts';
import { PopularVideos, type PopularVideosProps } from './PopularVideos.tsx';
import { popularVideos, type Popular } from './PopularVideos.view.ts';

/** Narrows the type: the view returns null if there are no videos, and the screens then omit the row. */
const shown = (videosOf: Popular, reader: Reader): PopularVideosProps =>
  popularVideos(videosOf, reader) ?? { cards: [] };

const meta = preview.meta({ component: PopularVideos });

export const Standard = meta.story(fromView(PopularVideos, shown, repeatVideos(videos, 4)));
export const OnlyTwo = meta.story(fromView(PopularVideos, shown, [videos.standard, videos.hd]));
export const Pending = meta.story(fromView(PopularVideos, shown, pending));
