import type { ListAddress } from '../reader/reader.ts';

/** Repeats the given videos, with new ids, until a list is full. */
export const repeatVideos = <Video extends { id: number }>(videos: Record<string, Video>, count: number): Video[] => {
  const source = Object.values(videos);
  return Array.from({ length: count }, (_, index) => source[index % source.length]).flatMap((video, place) =>
    video ? [{ ...video, id: 22_000_000 + place }] : [],
  );
};

/** The first page of the whole catalogue. */
export const firstPage: ListAddress = {
  of: { kind: 'all' },
  sort: 'most-popular',
  page: 1,
  filters: { type: 'all', duration: '', date: '' },
};

/** Repeats the given entries until a list is full; `vary` makes each one unique. */
export const repeatEntries = <Entry>(
  named: Record<string, Entry>,
  count: number,
  vary: (entry: Entry, place: number) => Entry,
): Entry[] => {
  const source = Object.values(named);
  return Array.from({ length: count }, (_, place) => source[place % source.length]).flatMap((entry, place) =>
    entry === undefined ? [] : [vary(entry, place)],
  );
};

/** A page of a list that has `total` entries, sixty on each page. */
export const pageOf = <Entry>(entries: Entry[], total: number) => ({
  entries,
  total,
  pages: Math.ceil(total / 60),
  dropped: 0,
});

/** A story with one video a row, which the visitor chooses in DensitySwitch. */
export const oneARow = {
  beforeEach: () => {
    document.documentElement.dataset['density'] = 'list';
    // The attribute is on the document that all stories share.
    return () => document.documentElement.removeAttribute('data-density');
  },
};
