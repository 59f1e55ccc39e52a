import { relatedEndpoint, searchEndpoint, videosEndpoint } from '@afterglow/contract/endpoints/videos';
import { pageSize, relatedPages } from '@afterglow/contract/limits';
import { isOneOf, noFilters, videoSorts, type PostedWithin, type VideoSort } from '@afterglow/contract/lists';
import type { ListedVideo } from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { gender } from './gender.ts';
import type { Read } from '../runtime/data/read.ts';
import { readOf } from './readOf.ts';

const sections = { all: '', category: 'categories', model: 'model', channel: 'channel' } as const;

/** Returns the read of the videos at a list's address, selected by section or by search query. */
export function videosRead(
  { of, sort, page, filters }: ListAddress,
  count: number = pageSize.list,
): Read<Page<ListedVideo>> {
  const list = { ...filters, gender, count, page };
  if (of.kind === 'search')
    return readOf(searchEndpoint, { ...list, sort, objectId: '', words: of.words }, ({ videos }) => videos);
  return readOf(
    videosEndpoint,
    {
      ...list,
      // `relevance` exists for searches only; the address of another list never contains it.
      sort: isOneOf(videoSorts, sort) ? sort : 'latest-updates',
      section: sections[of.kind],
      objectId: of.kind === 'all' ? '' : of.dir,
    },
    ({ videos }) => videos,
  );
}

/** Returns the read of one row of the home page. */
export const rowRead = (sort: VideoSort, date: PostedWithin, count: number) =>
  readOf(
    videosEndpoint,
    { ...noFilters, gender, sort, date, section: '', objectId: '', page: 1, count },
    ({ rowVideos }) => rowVideos,
  );

/** Returns the read of one row of a member's own videos. Depends on who requests it, so it is never cached. */
const ownRowRead = (section: 'subscriptions' | 'watch_later', userId: number, count: number) =>
  readOf(
    videosEndpoint,
    { ...noFilters, gender, sort: 'latest-updates', section, objectId: String(userId), page: 1, count },
    ({ rowVideos }) => rowVideos,
    0,
  );

/** Returns the read of the newest videos of everything that the member is subscribed to. */
export const followedRowRead = (userId: number, count: number) => ownRowRead('subscriptions', userId, count);

/** Returns the read of the videos that the member has kept for later, the last one first. */
export const laterRowRead = (userId: number, count: number) => ownRowRead('watch_later', userId, count);

/** Returns a read of the entries of a page alone. Its key must not be that of a read of whole pages. */
export const entriesOf = (read: Read<Page<ListedVideo>>): Read<readonly ListedVideo[]> => ({
  key: read.key,
  maxBytes: read.maxBytes,
  decode: async (json) => (await read.decode(json)).entries,
});

/** Videos that are offered where there is nothing else to show. */
export const popularRead = rowRead('most-popular', '', 4);

export const relatedRead = (id: number) =>
  readOf(
    relatedEndpoint,
    { id, type: 'all', page: 1, count: pageSize.related * relatedPages },
    ({ related }) => related,
  );
