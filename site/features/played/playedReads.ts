import type { SignedIn } from '@afterglow/contract/globals';
import { playedPartRead } from '../../data/played.ts';
import { playlistRead } from '../../data/playlists.ts';
import type { Read } from '../../runtime/data/read.ts';
import type { PlayedList } from './playedList.ts';
import { parseWholeShuffle, partAt } from './playOrder.ts';
import { scatteredReads } from './useScatteredRows.ts';

interface Played {
  list: PlayedList;
  shuffle: string;
  loop: boolean;
  at: number;
}

/** Returns the reads of the panel: the list's entity, and what holds the video itself and those before and after it. */
export function playedReads({ list, shuffle, loop, at }: Played, user: SignedIn | null): Read<unknown>[] {
  if (list.kind === 'history') return [];
  const signedIn = user !== null;
  const whole = parseWholeShuffle(shuffle);
  const parts = new Set([at - 1, at, at + 1].map(partAt));
  return [
    ...(whole
      ? scatteredReads(list, { at, loop }, whole, signedIn)
      : [...parts].map((part) => playedPartRead(list, part, signedIn))),
    list.kind === 'playlist' ? playlistRead(list.id, signedIn) : null,
  ].filter((read) => read !== null);
}
