import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fireEvent } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import { videoPlayer } from './VideoPlayer.view.ts';

const guest = (video: (typeof fullVideos)[keyof typeof fullVideos]) => ({ video, signedIn: false });

const meta = preview.meta({ component: VideoPlayer });

export const Standard = meta.story(fromView(VideoPlayer, videoPlayer, guest(fullVideos.standard)));
export const PrivateForAMember = meta.story(
  fromView(VideoPlayer, videoPlayer, { video: fullVideos.private, signedIn: true }),
);
export const NoPicture = meta.story(fromView(VideoPlayer, videoPlayer, guest(fullVideos.noPicture)));
export const Previewed = meta.story(
  fromView(VideoPlayer, videoPlayer, {
    video: { address: videos.standard, card: videos.standard },
    signedIn: false,
  }),
);
export const PreviewedLockedForAGuest = meta.story(
  fromView(VideoPlayer, videoPlayer, { video: { address: videos.private, card: videos.private }, signedIn: false }),
);
export const Pending = meta.story(
  fromView(VideoPlayer, videoPlayer, { video: { address: videos.standard, card: null }, signedIn: false }),
);
export const LockedForAGuest = meta.story(fromView(VideoPlayer, videoPlayer, guest(fullVideos.private)));
export const LockedWithoutPicture = meta.story(
  fromView(VideoPlayer, videoPlayer, guest({ ...fullVideos.private, poster: '' })),
);
export const Gated = meta.story(
  fromView(VideoPlayer, videoPlayer, guest(fullVideos.standard), { state: 'gated', poster: null }),
);
export const Broken = meta.story(fromView(VideoPlayer, videoPlayer, guest(fullVideos.longTitle), { state: 'broken' }));
export const BrokenAndTriedAgain = meta.story({
  ...fromView(VideoPlayer, videoPlayer, guest(fullVideos.standard)),
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const film = canvasElement.querySelector('video');
    if (film) await fireEvent.error(film);
    await userEvent.click(await canvas.findByRole('link', { name: /^Try again$|^Noch einmal versuchen$/ }));
    await expect(canvasElement.querySelector('video')).toBeVisible();
  },
});
