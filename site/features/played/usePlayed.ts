import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { PlayedReads, PlayedRow, PlayedVideo } from '@afterglow/design-system/player/PlaylistPanel/view';
import { isPending, pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import type { Playing } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { Playlist } from '@afterglow/contract/playlist';
import { useEffect } from 'react';
import { playlistRead } from '../../data/playlists.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { savePlaylistPlace } from '../../device/playlistPlaces.ts';
import { useConfig } from '../../shared/config.ts';
import { valueOrPending } from '../../shared/usePreview.ts';
import type { PlayedList } from './playedList.ts';
import {
  neighboursOf,
  parseWholeShuffle,
  partSize,
  placeInList,
  shuffleKey,
  wholeShuffleKey,
  type Placed,
} from './playOrder.ts';
import { useFreshSeed } from './useFreshSeed.ts';
import { useSkipped, type SkipReason } from './useSkipped.ts';
import { usePlayedRows } from './usePlayedRows.ts';

const isInParts = ({ list }: Playing, total: number): boolean => total > partSize && list !== 'history';

/** Returns the address of a place; a list of one part is found without it. */
const addressed = (playing: Playing, place: number, total: number): Playing => ({
  ...playing,
  at: isInParts(playing, total) ? place : 0,
});

/** Returns the other order: shuffled, beginning with the shown video at this place, or that of the list itself. */
function otherOrder(playing: Playing, shown: { id: number; place: number }, seed: number, total: number) {
  const { shuffle } = playing;
  if (!isInParts(playing, total))
    return { shuffle: shuffle === '' ? shuffleKey({ seed, first: shown.id }) : '', at: 0 };
  const place = Math.min(Math.max(1, shown.place), total);
  if (shuffle === '') return { shuffle: wholeShuffleKey({ seed, firstPlace: place, total }), at: 1 };
  const whole = parseWholeShuffle(shuffle);
  return { shuffle: '', at: whole ? placeInList(place, whole) : place };
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
  const skipReasonOf = useSkipped();
  const seed = useFreshSeed();
  const { id, dir } = video;
  const read = usePlayedRows({ list, playing, id });
  const known = read === null || isPending(read) ? { placed: [], before: [], after: [], total: 0 } : read;
  const { total } = known;
  const row = ({ video: one, place }: Placed<PlayedVideo>): PlayedRow => ({
    video: one,
    place,
    href: href.videoIn(one, addressed(playing, place, total)),
  });
  const isPlayable = (one: PlayedVideo) => skipReasonOf(one) === null;
  const isListed = ({ video: one }: Placed<PlayedVideo>) => one.id === id || skipReasonOf(one) !== 'hidden';
  const skipped = (reason: SkipReason): number =>
    known.placed.filter(({ video: one }) => one.id !== id && skipReasonOf(one) === reason).length;
  const { current, previous, next } = neighboursOf({ ...known, id, at: playing.at, isPlayable });
  const playlist = usePlaylist(list);
  useRememberedPlace(video, playing, [current?.place ?? 0, total]);
  return {
    list: list.kind === 'playlist' ? { ...list, playlist } : list,
    playing,
    current: { id, dir, place: current?.place ?? null },
    rows: read === null ? null : isPending(read) ? pending : known.placed.filter(isListed).map(row),
    total,
    previous: previous && row(previous),
    next: next && row(next),
    skipped: { hidden: skipped('hidden'), locked: skipped('locked') },
    switched: {
      loop: { ...playing, loop: !playing.loop },
      shuffle: { ...playing, ...otherOrder(playing, { id, place: current?.place ?? playing.at }, seed, total) },
    },
  };
}
