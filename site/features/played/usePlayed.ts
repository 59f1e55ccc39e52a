import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { PlayedReads, PlayedRow, PlayedVideo } from '@afterglow/design-system/player/PlaylistPanel/view';
import { isPending, pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import type { Playing } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { Playlist } from '@afterglow/contract/playlist';
import { useEffect } from 'react';
import { playlistRead } from '../../data/playlists.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { savePlaylistPlace } from '../../device/playlistPlaces.ts';
import { useConfig } from '../../kit/config.ts';
import { valueOrPending } from '../../kit/usePreview.ts';
import type { PlayedList } from './playedList.ts';
import { neighboursOf, parseShuffle, partAt, partSize, shuffleKey, type Placed } from './playOrder.ts';
import { useFreshSeed } from './useFreshSeed.ts';
import { usePlayedRows } from './usePlayedRows.ts';

/** Returns the address of a place; a list of one part is found without it. */
const addressed = (playing: Playing, place: number, total: number): Playing => ({
  ...playing,
  at: total > partSize && playing.list !== 'history' ? place : 0,
});

/** Returns how the list is played after each of the two switches; the shuffled order begins with the shown video. */
function switchedFrom(playing: Playing, id: number, seed: number): PlayedReads['switched'] {
  const part = partAt(playing.at);
  const atStart = playing.at === 0 ? 0 : (part - 1) * partSize + 1;
  return {
    loop: { ...playing, loop: !playing.loop },
    // In its own order, its place is found in the part, which stays.
    shuffle: { ...playing, shuffle: playing.shuffle === '' ? shuffleKey({ seed, first: id }) : '', at: atStart },
  };
}

/** Returns the entity of a playlist, for its title; null for other lists. */
function usePlaylist(list: PlayedList): Playlist | Pending | null {
  const { user } = useConfig();
  const answer = useResource(list.kind === 'playlist' ? playlistRead(list.id, user !== null) : null);
  return list.kind === 'playlist' ? valueOrPending(answer) : null;
}

/** Stores how far the list was played, for the button that goes on from there. */
function useRememberedPlace(
  { id, dir }: { id: number; dir: string },
  { list, shuffle }: Playing,
  [place, total]: readonly [number, number],
): void {
  useEffect(() => {
    if (place > 0) savePlaylistPlace({ list, id, dir, place, total, shuffle });
  }, [id, dir, list, shuffle, place, total]);
}

/** Returns what the panel of a list shows while one of its videos is on the page. */
export function usePlayed(video: { id: number; dir: string }, list: PlayedList, playing: Playing): PlayedReads {
  const { href } = useReader();
  const signedIn = useConfig().user !== null;
  const seed = useFreshSeed();
  const { id, dir } = video;
  const shuffle = parseShuffle(playing.shuffle);
  const part = list.kind === 'history' ? 1 : partAt(playing.at);
  const read = usePlayedRows({ list, part, shuffle, loop: playing.loop, id });
  const known = read === null || isPending(read) ? { placed: [], before: [], after: [], total: 0 } : read;
  const { total } = known;
  const row = ({ video: one, place }: Placed<PlayedVideo>): PlayedRow => ({
    video: one,
    place,
    href: href.videoIn(one, addressed(playing, place, total)),
  });
  // A private video would end the playing for a guest.
  const isPlayable = (one: PlayedVideo) => signedIn || !one.private;
  const { current, previous, next } = neighboursOf({ ...known, id, at: playing.at, isPlayable });
  const playlist = usePlaylist(list);
  useRememberedPlace(video, playing, [current?.place ?? 0, total]);
  return {
    list: list.kind === 'playlist' ? { ...list, playlist } : list,
    playing,
    current: { id, dir, place: current?.place ?? null },
    rows: read === null ? null : isPending(read) ? pending : known.placed.map(row),
    total,
    previous: previous && row(previous),
    next: next && row(next),
    switched: switchedFrom(playing, id, seed),
  };
}
