import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { ListedVideo } from '@afterglow/contract/video';
import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import { expectPendingTitle } from '@afterglow/storybook/pendingTitle';
import preview from '@afterglow/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { repeatVideos } from '../../lists/storyArgs.ts';
import { fromView } from '../../reader/fromView.tsx';
import { pending } from '../../reader/pending.ts';
import { failed, missing, refused } from '../storyArgs.tsx';
import { VideoScreen } from './VideoScreen.tsx';
import { videoScreen, type VideoReads } from './VideoScreen.view.ts';

const related = repeatVideos(videos, 60);

const previewOf = (card: ListedVideo) => ({ address: card, card });

const meta = preview.meta({ component: VideoScreen });

export const Standard = meta.story(
  fromView(VideoScreen, videoScreen, { video: fullVideos.standard, related, signedIn: false }),
);
export const UploadedByAMember = meta.story(
  fromView(VideoScreen, videoScreen, { video: fullVideos.uploaded, related: related.slice(0, 6), signedIn: false }),
);
export const PrivateForAMember = meta.story(
  fromView(VideoScreen, videoScreen, { video: fullVideos.private, related, signedIn: true }),
);
/** With what the page adds for a member: the relation, and the handlers. */
export const WithActionsOfAMember = meta.story(
  fromView(
    VideoScreen,
    (reads: VideoReads, reader) => {
      const screen = videoScreen(reads, reader);
      const { actions: bar } = screen;
      return {
        ...screen,
        actions: {
          ...bar,
          vote: bar.vote && { ...bar.vote, vote: 'liked', busy: false, onVote: fn() },
          favourite: { on: true, onPress: fn() },
          watchLater: { on: false, onPress: fn() },
          addTo: { onPress: fn() },
          subscribe: { on: true, to: 'Marlowe House', onPress: fn() },
        },
      };
    },
    { video: fullVideos.standard, related: related.slice(0, 12), signedIn: true },
  ),
);
export const LongTitle = meta.story(
  fromView(VideoScreen, videoScreen, { video: fullVideos.longTitle, related, signedIn: false }),
);
export const Bare = meta.story(
  fromView(VideoScreen, videoScreen, { video: fullVideos.bare, related: [], signedIn: false }),
);
export const NoPicture = meta.story(
  fromView(VideoScreen, videoScreen, { video: fullVideos.noPicture, related: related.slice(0, 12), signedIn: false }),
);
export const Arabic = meta.story(
  fromView(VideoScreen, videoScreen, { video: fullVideos.arabic, related: related.slice(12, 20), signedIn: false }),
);
export const PrivateForAGuest = meta.story(
  fromView(VideoScreen, videoScreen, { video: fullVideos.private, related, signedIn: false }),
);
/** Opened from its card: what the card knows is shown at once. */
export const Previewed = meta.story(
  fromView(VideoScreen, videoScreen, { video: previewOf(videos.standard), related: pending, signedIn: false }),
);
export const PreviewedPrivateForAGuest = meta.story(
  fromView(VideoScreen, videoScreen, { video: previewOf(videos.private), related: pending, signedIn: false }),
);
export const PreviewedLongTitle = meta.story(
  fromView(VideoScreen, videoScreen, { video: previewOf(videos.longTitle), related: pending, signedIn: false }),
);
/** Opened by its URL, without a card in a list before. */
const loading = fromView(VideoScreen, videoScreen, {
  video: { address: videos.standard, card: null },
  related: pending,
  signedIn: false,
});
export const Loading = meta.story(loading);
export const LoadingTitleHasWidth = meta.story({
  ...loading,
  ...played,
  play: async ({ canvas }) => expectPendingTitle(canvas),
});
export const NothingRelated = meta.story(
  fromView(VideoScreen, videoScreen, { video: fullVideos.standard, related: [], signedIn: false }),
);
export const Missing = meta.story(missing);
export const Refused = meta.story(refused);
export const Failed = meta.story(failed);
/** The player takes the whole width; what was beside it is below. */
export const Theatre = meta.story({
  ...fromView(VideoScreen, videoScreen, { video: fullVideos.standard, related, signedIn: false }),
  ...played,
  beforeEach: () => () => delete document.documentElement.dataset['theatre'],
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-upgrade="done"]')).not.toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('group', { name: /./ })).toBeVisible());
    await userEvent.keyboard('t');
    await expect(document.documentElement).toHaveAttribute('data-theatre');
    const [player, title] = [
      canvasElement.querySelector('[data-component="VideoPlayer"]'),
      within(canvasElement).getByRole('heading', { level: 1 }),
    ];
    await expect(player).toBeVisible();
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(player?.getBoundingClientRect().bottom ?? Infinity);
  },
});
