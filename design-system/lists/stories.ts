import type { ListAddress } from '../reader/reader.ts';

/** As many videos as a list wants: the given ones over and over, under other ids. */
export const manyVideos = <Video extends { id: number }>(videos: Record<string, Video>, count: number): Video[] => {
  const shelf = Object.values(videos);
  return Array.from({ length: count }, (_, place) => shelf[place % shelf.length]).flatMap((video, place) =>
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

/** As many entries as a list wants: the given ones over and over, each made its own by `differ`. */
export const manyOf = <Entry>(
  named: Record<string, Entry>,
  count: number,
  differ: (entry: Entry, place: number) => Entry,
): Entry[] => {
  const shelf = Object.values(named);
  return Array.from({ length: count }, (_, place) => shelf[place % shelf.length]).flatMap((entry, place) =>
    entry === undefined ? [] : [differ(entry, place)],
  );
};

/** A page of sixty entries a page; `total` in all. */
export const pageOf = <Entry>(entries: Entry[], total: number) => ({
  entries,
  total,
  pages: Math.ceil(total / 60),
  dropped: 0,
});
