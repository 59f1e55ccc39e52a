import { parseId } from '@afterglow/contract/endpoints/params';
import { maxPageEntries } from '@afterglow/contract/limits';

/**
 * Number of videos in one part of a list: as many as one reply holds. A list is read a part at a time, so that a list of
 * a thousand videos needs one request for a video in it.
 */
export const partSize = maxPageEntries;

/** Returns the part that a place is in; both are counted from 1. */
export const partAt = (place: number): number => Math.max(1, Math.ceil(place / partSize));

/** A shuffled order of a list of one part: the same seed always gives the same one, on the server and in the browser, and after a reload. */
export interface Shuffle {
  seed: number;
  /** Id of the video that it begins with. */
  first: number;
}

export const shuffleKey = ({ seed, first }: Shuffle): string => `${seed}-${first}`;

/** Returns the order with a key; null if it is not a key. */
export function parseShuffle(key: string): Shuffle | null {
  const [, seed = '', first = ''] = /^(\d{1,9})-(\d{1,15})$/.exec(key) ?? [];
  const id = parseId(first);
  return id === null ? null : { seed: Number(seed), first: id };
}

/** Returns a number that depends on both in a way that nobody sees through, for sorting. */
function mix(seed: number, id: number): number {
  let mixed = Math.imul(id, 0x2c1b3c6d) ^ Math.imul(seed + 1, 0x297a2d39);
  for (const shift of [15, 12, 14]) mixed = Math.imul(mixed ^ (mixed >>> shift), 0x5bd1e995);
  return mixed >>> 0;
}

/** Returns the videos in a shuffled order. */
export function shuffled<Video extends { id: number }>(videos: readonly Video[], { seed, first }: Shuffle): Video[] {
  const rank = ({ id }: Video): number => (id === first ? -1 : mix(seed, id));
  return videos.toSorted((one, other) => rank(one) - rank(other) || one.id - other.id);
}

/** A shuffled order of a list of several parts, which is known without reading the list: an order of its places. */
export interface WholeShuffle {
  seed: number;
  /** Place in the list of the video that it begins with. */
  firstPlace: number;
  /** Number of videos when it was shuffled. Videos that are added later follow at the end. */
  total: number;
}

export const wholeShuffleKey = ({ seed, firstPlace, total }: WholeShuffle): string => `${seed}-${firstPlace}-${total}`;

/** Returns the order with a key; null if it is not a key. */
export function parseWholeShuffle(key: string): WholeShuffle | null {
  const [, seed = '', ...places] = /^(\d{1,9})-(\d{1,6})-(\d{1,6})$/.exec(key) ?? [];
  const [firstPlace, total] = places.map((text) => parseId(text));
  return firstPlace && total && firstPlace <= total ? { seed: Number(seed), firstPlace, total } : null;
}

/**
 * Returns where an index is put in a list of `total`, each at a place of its own: a Feistel network over the next power
 * of four, repeated until it leads into the list.
 */
function scatter(index: number, { seed, total }: WholeShuffle): number {
  const half = Math.max(1, Math.ceil(Math.log2(total) / 2));
  const mask = 2 ** half - 1;
  let scattered = index;
  do {
    let [left, right] = [scattered >>> half, scattered & mask];
    for (const round of [0, 1, 2, 3]) [left, right] = [right, left ^ (mix(seed * 4 + round, right) & mask)];
    scattered = (left << half) | right;
  } while (scattered >= total);
  return scattered;
}

/** Returns the place in the list of what is played at a place of a shuffled order. */
export function placeInList(place: number, order: WholeShuffle): number {
  const { firstPlace, total } = order;
  if (place > total) return place;
  const turned = scatter(place - 1, order) - scatter(0, order) + firstPlace - 1;
  return ((turned + total) % total) + 1;
}

/** A video and its place in the order, counted from 1. */
export interface Placed<Video> {
  video: Video;
  place: number;
}

/** Returns the videos of a part in the order in which they are played, each once. */
export function placeVideos<Video extends { id: number }>(
  videos: readonly Video[],
  part: number,
  shuffle: Shuffle | null,
): Placed<Video>[] {
  const once = [...new Map(videos.map((video) => [video.id, video])).values()];
  const ordered = shuffle ? shuffled(once, shuffle) : once;
  return ordered.map((video, index) => ({ video, place: (part - 1) * partSize + index + 1 }));
}

interface PartsAround {
  part: number;
  /** Number of parts of the whole list. */
  parts: number;
  loop: boolean;
}

/** Returns the part before and the part after one; null where the list ends. */
export const partsAround = ({ part, parts, loop }: PartsAround) => ({
  before: part > 1 ? part - 1 : loop ? parts : null,
  after: part < parts ? part + 1 : loop ? 1 : null,
});

interface Surroundings<Video> {
  /** The part that holds the video. */
  placed: readonly Placed<Video>[];
  /** Id of the video that is shown. */
  id: number;
  /** Its place as the address says it; 0 if it does not. Used if the video is no longer in the list. */
  at: number;
  /** The parts around it, in their order: the same part where the list loops within it, empty where it ends. */
  before: readonly Placed<Video>[];
  after: readonly Placed<Video>[];
  /** Videos that cannot be played for this visitor are skipped. */
  isPlayable: (video: Video) => boolean;
}

/**
 * Returns the video itself in its list, null if it has left the list, and what is played before and after it. The video
 * that follows one that has left the list is the one that has taken its place.
 */
export function neighboursOf<Video extends { id: number }>(surroundings: Surroundings<Video>) {
  const { placed, id, at, before, after, isPlayable } = surroundings;
  const index = placed.findIndex(({ video }) => video.id === id);
  const gap = placed.findIndex(({ place }) => place >= at);
  const [from, to] = index >= 0 ? [index, index + 1] : gap >= 0 ? [gap, gap] : [placed.length, placed.length];
  const isNext = ({ video }: Placed<Video>) => video.id !== id && isPlayable(video);
  return {
    current: placed[index] ?? null,
    previous: placed.slice(0, from).findLast(isNext) ?? before.findLast(isNext) ?? null,
    next: placed.slice(to).find(isNext) ?? after.find(isNext) ?? null,
  };
}
