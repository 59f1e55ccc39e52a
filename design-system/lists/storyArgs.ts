import type { ListAddress } from '../reader/reader.ts';

/** As many videos as a list wants: the given ones over and over, under other ids. */
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

/** As many entries as a list wants: the given ones over and over, each made its own by `differ`. */
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

/** A page of sixty entries a page; `total` in all. */
export const pageOf = <Entry>(entries: Entry[], total: number) => ({
  entries,
  total,
  pages: Math.ceil(total / 60),
  dropped: 0,
});
