import { videos } from '@afterglow/fixtures/data/videos';
import { played, playedInMotion } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { pending } from '../../reader/pending.ts';
import { oneARow, repeatVideos } from '../storyArgs.ts';
import { VideoGrid } from './VideoGrid.tsx';
import { videoGrid } from './VideoGrid.view.ts';

const meta = preview.meta({ component: VideoGrid });

export const Standard = meta.story(fromView(VideoGrid, videoGrid, repeatVideos(videos, 12)));
export const FirstInThePage = meta.story(fromView(VideoGrid, videoGrid, repeatVideos(videos, 10), { first: true }));
export const WholeRows = meta.story(fromView(VideoGrid, videoGrid, repeatVideos(videos, 12), { 'data-rows': 'whole' }));
export const WithALead = meta.story(fromView(VideoGrid, videoGrid, repeatVideos(videos, 12), { 'data-rows': 'lead' }));
export const FourInARow = meta.story(fromView(VideoGrid, videoGrid, repeatVideos(videos, 4), { 'data-rows': 'one' }));
export const Line = meta.story(fromView(VideoGrid, videoGrid, repeatVideos(videos, 7), { 'data-rows': 'line' }));
export const OnlyOne = meta.story(fromView(VideoGrid, videoGrid, [videos.standard]));
export const Many = meta.story(fromView(VideoGrid, videoGrid, repeatVideos(videos, 60)));
export const NamedTwice = meta.story(fromView(VideoGrid, videoGrid, [videos.standard, videos.hd, videos.standard]));
export const Pending = meta.story({ args: { cards: pending } });
export const OneARow = meta.story({
  ...fromView(VideoGrid, videoGrid, [
    videos.standard,
    videos.longTitle,
    videos.noPicture,
    videos.bare,
    videos.thai,
    videos.arabic,
    { ...videos.markup, description: videos.standard.description.repeat(9), models: ['M'.repeat(90)] },
  ]),
  ...oneARow,
  ...played,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(videos.standard.description)[0]).toBeVisible();
    await expect(canvas.getAllByText(videos.standard.models[0] ?? '')[0]).toBeVisible();
  },
});
export const NoPictures = meta.story(
  fromView(
    VideoGrid,
    videoGrid,
    repeatVideos(videos, 12).map((video) => ({ ...video, picture: '' })),
  ),
);
export const PicturesThatFail = meta.story(
  fromView(
    VideoGrid,
    videoGrid,
    repeatVideos(videos, 6).map((video) => ({ ...video, picture: 'data:image/png;base64,AAAA' })),
  ),
);
export const PreviewUnderThePointer = meta.story({
  ...fromView(VideoGrid, videoGrid, [videos.standard, videos.noPicture]),
  ...playedInMotion,
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: videos.standard.title }));
    await waitFor(() => expect(canvasElement.querySelectorAll('video')).toHaveLength(1));
  },
});
export const PreviewTakenAway = meta.story({
  ...fromView(VideoGrid, videoGrid, [videos.hd, videos.noPicture]),
  ...playedInMotion,
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: videos.hd.title }));
    await waitFor(() => expect(canvasElement.querySelector('video')).not.toBeNull());
    await userEvent.hover(canvas.getByRole('link', { name: videos.noPicture.title }));
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
});
