import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import { expectPendingTitle } from '@afterglow/storybook/pendingTitle';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { repeatVideos, pageOf } from '../../lists/storyArgs.ts';
import { doneToast } from '../../feedback/Toasts/Toasts.view.ts';
import { PlaylistTools } from '../../actions/PlaylistTools/PlaylistTools.tsx';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import { failed, missing, refused } from '../storyArgs.tsx';
import { PlaylistScreen } from './PlaylistScreen.tsx';
import { playlistScreen, type PlaylistReads } from './PlaylistScreen.view.ts';

const { standard: playlist } = playlists;
const listOf = (count: number) =>
  ({
    tab: 'videos',
    page: 1,
    videos: pageOf(repeatVideos(videos, count), count),
    href: (page: number) => `#/playlist/${page}/`,
  }) as const;

const meta = preview.meta({ component: PlaylistScreen });

export const Videos = meta.story(fromView(PlaylistScreen, playlistScreen, { playlist, shown: listOf(18) }));
const hrefs = { edit: '#/edit/', arrange: '#/arrange/', delete: '#/delete/' };
const tools = <PlaylistTools hrefs={hrefs} arranging={false} onEdit={fn()} onArrange={fn()} onDelete={fn()} />;
export const Private = meta.story(
  fromView(
    PlaylistScreen,
    playlistScreen,
    { playlist: playlists.private, shown: listOf(7), signedIn: true },
    { children: tools },
  ),
);
/** After a change without JavaScript. */
export const JustChanged = meta.story(
  fromView(
    PlaylistScreen,
    (reads: PlaylistReads, reader) => ({
      ...playlistScreen(reads, reader),
      notice: { kind: 'note' as const, sentence: doneToast('playlist_edit', reader).text },
    }),
    { playlist: playlists.private, shown: listOf(7), signedIn: true },
    { children: tools },
  ),
);
export const Info = meta.story(fromView(PlaylistScreen, playlistScreen, { playlist, shown: { tab: 'info' } }));
export const LongTitle = meta.story(
  fromView(PlaylistScreen, playlistScreen, { playlist: playlists.longTitle, shown: { tab: 'info' } }),
);
export const Empty = meta.story(
  fromView(PlaylistScreen, playlistScreen, { playlist: playlists.empty, shown: listOf(0) }),
);
const pendingList = { ...listOf(0), videos: pending };
/** Opened from its card, which knows everything except the videos. */
export const Previewed = meta.story(fromView(PlaylistScreen, playlistScreen, { playlist, shown: pendingList }));
/** Opened by its URL, without a card in a list before. */
const loading = fromView(PlaylistScreen, playlistScreen, {
  playlist: { address: playlist, card: null },
  shown: pendingList,
});
export const Loading = meta.story(loading);
export const LoadingTitleHasWidth = meta.story({
  ...loading,
  ...played,
  play: async ({ canvas }) => expectPendingTitle(canvas),
});
export const Missing = meta.story(missing);
export const Refused = meta.story(refused);
export const Failed = meta.story(failed);
