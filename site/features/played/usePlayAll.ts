import type { PlayAllProps } from '@afterglow/design-system/player/PlayAll';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import type { ListedVideo } from '@afterglow/contract/video';
import { useCallback } from 'react';
import { readPlaylistPlace, type PlaylistPlace } from '../../device/playlistPlaces.ts';
import { useConfig } from '../../shared/config.ts';
import { useStored } from '../../runtime/client/useStored.ts';
import { playedListKey, type PlayedList } from './playedList.ts';
import { partSize, shuffled, shuffleKey, wholeShuffleKey } from './playOrder.ts';
import { useFreshSeed } from './useFreshSeed.ts';

/** The videos of a list that a page shows. */
interface Listed {
  videos: readonly Pick<ListedVideo, 'id' | 'dir' | 'private'>[];
  /** Number of videos in the whole list. */
  total: number;
  /** Number of videos on the pages before this one. */
  before: number;
}

/** Returns the link that goes on from where the list was left. */
const resumeFrom = ({ list, place, total, shuffle, ...video }: PlaylistPlace, { href }: Reader) => ({
  href: href.videoIn(video, { list, shuffle, loop: false, at: total > partSize && list !== 'history' ? place : 0 }),
  place,
  total,
});

/** Returns the links that play a list through, from the shown videos on; null if none of them can be played. */
export function usePlayAll(list: PlayedList, listed: Listed | null): PlayAllProps | null {
  const reader = useReader();
  const signedIn = useConfig().user !== null;
  const seed = useFreshSeed();
  const key = playedListKey(list);
  const [reached] = useStored(useCallback(() => readPlaylistPlace(key), [key]));
  const playable = (listed?.videos ?? []).filter((video) => signedIn || !video.private);
  const [first] = playable;
  const [drawn] = shuffled(playable, { seed, first: 0 });
  if (!listed || !first || !drawn) return null;
  const { videos, total, before } = listed;
  const placeOf = (video: { id: number }) => before + videos.findIndex(({ id }) => id === video.id) + 1;
  const inParts = total > partSize && list.kind !== 'history';
  const playing = { list: key, shuffle: '', loop: false };
  return {
    href: reader.href.videoIn(first, { ...playing, at: inParts ? placeOf(first) : 0 }),
    shuffleHref: reader.href.videoIn(drawn, {
      ...playing,
      ...(inParts
        ? { shuffle: wholeShuffleKey({ seed, firstPlace: placeOf(drawn), total }), at: 1 }
        : { shuffle: shuffleKey({ seed, first: drawn.id }), at: 0 }),
    }),
    resume: reached ? resumeFrom(reached, reader) : null,
  };
}
