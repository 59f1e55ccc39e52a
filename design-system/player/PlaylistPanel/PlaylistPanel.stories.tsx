import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { pending } from '../../reader/pending.ts';
import { sideColumnDecorator } from '../../lists/RelatedList/sideColumn.decorator.tsx';
import { repeatVideos } from '../../lists/storyArgs.ts';
import { PlaylistPanel } from './PlaylistPanel.tsx';
import { playlistPanel, type PlayedReads, type PlayedRow } from './PlaylistPanel.view.ts';

const { standard: playlist } = playlists;

const rowsOf = (count: number): PlayedRow[] =>
  repeatVideos(videos, count).map((video, index) => ({
    video,
    place: index + 1,
    href: `#/video/${video.id}/?playlist=${playlist.id}`,
  }));

/** Returns a list of `count` videos that shows the one at `place`. */
function playedAt(place: number, count: number): PlayedReads {
  const playing = { list: String(playlist.id), shuffle: '', loop: false, at: 0 };
  const rows = rowsOf(count);
  const { id, dir } = rows[place - 1]?.video ?? videos.standard;
  return {
    list: { kind: 'playlist', id: playlist.id, playlist },
    playing,
    current: { id, dir, place },
    rows,
    total: count,
    previous: rows[place - 2] ?? null,
    next: rows[place] ?? null,
    skipped: { hidden: 0, locked: 0 },
    switched: { loop: { ...playing, loop: true }, shuffle: { ...playing, shuffle: `1-${id}` } },
  };
}

const third = playedAt(3, 18);

const meta = preview.meta({ component: PlaylistPanel, decorators: [sideColumnDecorator] });

export const Standard = meta.story(fromView(PlaylistPanel, playlistPanel, third));
export const First = meta.story(fromView(PlaylistPanel, playlistPanel, playedAt(1, 18)));
export const Last = meta.story(fromView(PlaylistPanel, playlistPanel, playedAt(18, 18)));
export const LoopedAndShuffled = meta.story(
  fromView(PlaylistPanel, playlistPanel, { ...third, playing: { ...third.playing, loop: true, shuffle: '1-7' } }),
);
export const LongTitle = meta.story(
  fromView(PlaylistPanel, playlistPanel, {
    ...third,
    list: { kind: 'playlist', id: 48_106, playlist: playlists.longTitle },
  }),
);
export const SomeSkipped = meta.story(
  fromView(PlaylistPanel, playlistPanel, { ...third, skipped: { hidden: 2, locked: 1 } }),
);
export const WatchLater = meta.story(
  fromView(PlaylistPanel, playlistPanel, { ...third, list: { kind: 'watch-later', memberId: 6_041_295 } }),
);
/** The video was taken out of the list since its address was copied. */
export const LeftTheList = meta.story(
  fromView(PlaylistPanel, playlistPanel, { ...third, current: { id: 1, dir: 'gone', place: null }, previous: null }),
);
export const Loading = meta.story(
  fromView(PlaylistPanel, playlistPanel, {
    ...third,
    ...{ list: { kind: 'playlist', id: playlist.id, playlist: pending }, rows: pending, previous: null, next: null },
  }),
);
export const Failed = meta.story(
  fromView(PlaylistPanel, playlistPanel, {
    ...third,
    ...{ list: { kind: 'playlist', id: playlist.id, playlist: null }, rows: null, previous: null, next: null },
  }),
);
/** Only the videos around the current one are rendered; a press adds more. */
export const InALongList = meta.story({
  ...fromView(PlaylistPanel, playlistPanel, playedAt(100, 200)),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
    const [earlier] = canvas.getAllByRole('button');
    if (earlier) await userEvent.click(earlier);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(80));
  },
});
