import type { Video } from '@afterglow/contract/video';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { repeatVideos } from '../storyArgs.ts';
import { videoCards } from '../VideoGrid/VideoGrid.view.ts';
import { VideoRow, type VideoRowProps } from './VideoRow.tsx';

const watchedNow = (shown: Video[], reader: Reader): VideoRowProps => ({
  title: 'Being watched now',
  href: '#/videos/',
  cards: videoCards(shown, reader),
});

const meta = preview.meta({ component: VideoRow });

export const Standard = meta.story(fromView(VideoRow, watchedNow, repeatVideos(videos, 12)));
export const FirstInThePage = meta.story(
  fromView(VideoRow, watchedNow, repeatVideos(videos, 24).slice(12), { first: true }),
);
export const OnlyTwo = meta.story(fromView(VideoRow, watchedNow, [videos.standard, videos.private]));
export const Line = meta.story(
  fromView(VideoRow, watchedNow, repeatVideos(videos, 12), {
    line: true,
    title: 'Because you watched A very long evening by the lake with everybody who had stayed after the last ferry',
  }),
);
export const LineOfTwo = meta.story(fromView(VideoRow, watchedNow, [videos.standard, videos.private], { line: true }));
export const Pending = meta.story(fromView(VideoRow, watchedNow, repeatVideos(videos, 12), { cards: pending }));
