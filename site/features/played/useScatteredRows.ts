import type { PlayedVideo } from '@afterglow/design-system/player/PlaylistPanel/view';
import type { Playing } from '@afterglow/design-system/reader/pageHrefs.ts';
import { pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import { playedPartRead } from '../../data/played.ts';
import { useConfig } from '../../shared/config.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import type { PlayedList } from './playedList.ts';
import { placeInList, type Placed, type WholeShuffle } from './playOrder.ts';
import type { PlayedRows, Wanted } from './playedRows.ts';

/**
 * Places that are read around the shown one: more after it than before, as some of them may be skipped. Each is a read
 * of one video, since places that follow each other here are far apart in the list.
 */
const offsets = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Returns the place at a distance in the shuffled order; null beyond its ends, unless it loops. */
function placeFrom(at: number, offset: number, { total, loop }: { total: number; loop: boolean }): number | null {
  const place = Math.max(1, at) + offset;
  if (place >= 1 && place <= total) return place;
  return loop && Math.abs(offset) < total ? ((((place - 1) % total) + total) % total) + 1 : null;
}

/** Returns the reads of the videos around a place of a list that is shuffled as a whole; null beyond its ends. */
export const scatteredReads = (
  list: Exclude<PlayedList, { kind: 'history' }>,
  { at, loop }: Pick<Playing, 'at' | 'loop'>,
  order: WholeShuffle,
  signedIn: boolean,
) =>
  offsets.map((offset) => {
    const place = placeFrom(at, offset, { total: order.total, loop });
    return place === null ? null : playedPartRead(list, placeInList(place, order), signedIn, 1);
  });

/** Returns the videos around the shown one in a list that is shuffled as a whole; null if the list cannot be shown. */
export function useScatteredRows({ list, playing }: Wanted, order: WholeShuffle | null): PlayedRows | Pending | null {
  const signedIn = useConfig().user !== null;
  const reads = list.kind === 'history' || order === null ? [] : scatteredReads(list, playing, order, signedIn);
  const answers = offsets.map((offset, index) => {
    // oxlint-disable-next-line react/rules-of-hooks -- the offsets, and so the number of hooks, never change
    const answer = useResource(reads[index] ?? null);
    const place = order && placeFrom(playing.at, offset, { total: order.total, loop: playing.loop });
    return { offset, place, answer, isRead: reads[index] != null };
  });
  const own = answers.find(({ offset }) => offset === 0)?.answer;
  if (own?.state === 'loading') return pending;
  if (own?.state !== 'ready') return null;
  const at = Math.max(1, playing.at);
  const rows = answers.flatMap(({ offset, place, answer, isRead }) => {
    const [video] = isRead && answer.state === 'ready' ? answer.value.entries : [];
    return video && place !== null ? [{ offset, row: { video, place } satisfies Placed<PlayedVideo> }] : [];
  });
  const rowsWhere = (isMeant: (place: number, offset: number) => boolean) =>
    rows.filter(({ row, offset }) => isMeant(row.place, offset)).map(({ row }) => row);
  return {
    placed: rowsWhere((place, offset) => place === at + offset),
    before: rowsWhere((place, offset) => offset < 0 && place > at),
    after: rowsWhere((place, offset) => offset > 0 && place < at),
    total: own.value.total,
  };
}
