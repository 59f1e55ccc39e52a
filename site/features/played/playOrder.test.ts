import { expect, test } from 'vitest';
import {
  neighboursOf,
  parseShuffle,
  parseWholeShuffle,
  partAt,
  partsAround,
  partSize,
  placeInList,
  placeVideos,
  shuffled,
  shuffleKey,
  wholeShuffleKey,
} from './playOrder.ts';

interface Listed {
  id: number;
  private?: boolean;
}

const listed = (...ids: number[]): Listed[] => ids.map((id) => ({ id }));
const ids = (videos: readonly Listed[]) => videos.map(({ id }) => id);

/** The neighbours of a video in a list of one part, which loops within itself or ends. */
function around(videos: readonly Listed[], id: number, { loop = false, at = 0 } = {}) {
  const placed = placeVideos(videos, 1, null);
  const beyond = loop ? placed : [];
  const isPlayable = (video: Listed) => video.private !== true;
  const { current, previous, next } = neighboursOf({ placed, id, at, before: beyond, after: beyond, isPlayable });
  return [previous?.video.id ?? null, current?.place ?? null, next?.video.id ?? null];
}

test('a shuffled order has each video once, begins with its first, and is the same for the same key', () => {
  const all = [7, 22_000_001, 1, 2_147_483_647, 22_000_002, 48, 22_000_003, 900_719_925_474_991];
  const sorted = all.toSorted((one, other) => one - other);
  for (const seed of [0, 1, 999_999, 999_999_999])
    for (const first of all) {
      const shuffle = parseShuffle(shuffleKey({ seed, first }));
      expect(shuffle).toEqual({ seed, first });
      if (shuffle === null) return;
      const order = ids(shuffled(listed(...all), shuffle));
      expect(order[0]).toBe(first);
      expect(order.toSorted((one, other) => one - other)).toEqual(sorted);
      // In whatever order the list itself is.
      expect(ids(shuffled(listed(...all.toReversed()), shuffle))).toEqual(order);
    }
});

test('other seeds give other orders, of neighbouring ids, too', () => {
  const all = listed(...Array.from({ length: 18 }, (_, index) => 22_000_000 + index));
  const orders = new Set(
    Array.from({ length: 50 }, (_, seed) => ids(shuffled(all, { seed, first: 22_000_000 })).join(' ')),
  );
  expect(orders.size).toBe(50);
  const followers = new Set(
    Array.from({ length: 200 }, (_, seed) => ids(shuffled(all, { seed, first: 22_000_000 }))[1]),
  );
  expect(followers.size).toBe(17);
});

test('keys of orders that are none are refused', () => {
  for (const key of ['', '7', '7-', '-7', '7-0', '7-07', 'x-7', '7-7 ', '1e3-7', '9999999999-7'])
    expect(parseShuffle(key)).toBeNull();
});

test('previous and next end with the list, and loop around it', () => {
  const all = listed(5, 6, 7);
  expect(around(all, 6)).toEqual([5, 2, 7]);
  expect(around(all, 5)).toEqual([null, 1, 6]);
  expect(around(all, 7)).toEqual([6, 3, null]);
  expect(around(all, 5, { loop: true })).toEqual([7, 1, 6]);
  expect(around(all, 7, { loop: true })).toEqual([6, 3, 5]);
  expect(around(listed(5), 5, { loop: true })).toEqual([null, 1, null]);
});

test('what cannot be played is skipped, also at the ends', () => {
  const all = [
    { id: 1, private: true },
    ...listed(2),
    { id: 3, private: true },
    ...listed(4),
    { id: 5, private: true },
  ];
  expect(around(all, 2)).toEqual([null, 2, 4]);
  expect(around(all, 4)).toEqual([2, 4, null]);
  expect(around(all, 4, { loop: true })).toEqual([2, 4, 2]);
  // A locked video that was opened all the same has its place.
  expect(around(all, 3)).toEqual([2, 3, 4]);
});

test('after a video that has left the list comes the one in its place', () => {
  const all = listed(5, 6, 7);
  expect(around(all, 99, { at: 2 })).toEqual([5, null, 6]);
  expect(around(all, 99)).toEqual([null, null, 5]);
  expect(around(all, 99, { at: 30 })).toEqual([7, null, null]);
});

test('a video that a foreign API lists twice is played once', () => {
  expect(placeVideos(listed(5, 6, 5, 7), 1, null).map(({ video, place }) => [video.id, place])).toEqual([
    [5, 1],
    [6, 2],
    [7, 3],
  ]);
});

test('long lists are read in parts, which follow each other and loop', () => {
  expect([0, 1, partSize, partSize + 1, 1_000].map(partAt)).toEqual([1, 1, 1, 2, 5]);
  expect(placeVideos(listed(8), 3, null)).toEqual([{ video: { id: 8 }, place: 2 * partSize + 1 }]);
  expect(partsAround({ part: 1, parts: 5, loop: false })).toEqual({ before: null, after: 2 });
  expect(partsAround({ part: 5, parts: 5, loop: false })).toEqual({ before: 4, after: null });
  expect(partsAround({ part: 1, parts: 5, loop: true })).toEqual({ before: 5, after: 2 });
  expect(partsAround({ part: 5, parts: 5, loop: true })).toEqual({ before: 4, after: 1 });
  const before = placeVideos(listed(3), 1, null);
  const placed = placeVideos(listed(4, 5), 2, null);
  const { previous, next } = neighboursOf({ placed, id: 4, at: 0, before, after: [], isPlayable: () => true });
  expect([previous?.video.id, next?.video.id]).toEqual([3, 5]);
});

test('a long list is shuffled as a whole: each place once, from the pressed one on, alike for the same key', () => {
  for (const total of [1, 2, 3, 201, 450, 1_000])
    for (const seed of [1, 7, 999_999]) {
      const order = { seed, firstPlace: Math.ceil(total / 2), total };
      expect(parseWholeShuffle(wholeShuffleKey(order))).toEqual(order);
      const places = Array.from({ length: total }, (_, index) => placeInList(index + 1, order));
      expect(places[0]).toBe(order.firstPlace);
      expect(places.toSorted((one, other) => one - other)).toEqual(Array.from({ length: total }, (_, at) => at + 1));
      // Videos that were added since follow in their own order.
      expect(placeInList(total + 1, order)).toBe(total + 1);
    }
});

test('what follows comes from all parts of a long list, and differs by the seed', () => {
  const followersOf = (seed: number) =>
    Array.from({ length: 60 }, (_, index) => placeInList(index + 2, { seed, firstPlace: 1, total: 1_000 }));
  for (const seed of [1, 2, 3, 4, 5]) expect(new Set(followersOf(seed).map(partAt)).size).toBe(5);
  expect(new Set(Array.from({ length: 200 }, (_, seed) => followersOf(seed)[0])).size).toBeGreaterThan(150);
});

test('keys of whole orders that are none are refused', () => {
  for (const key of ['', '7-1', '7-0-5', '7-6-5', '7-01-5', '7-1-', 'x-1-5', '7-1-5-5', '7-1-9999999'])
    expect(parseWholeShuffle(key)).toBeNull();
});
