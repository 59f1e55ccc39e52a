import type { ListAddress, ListOf, Reader } from '@afterglow/design-system/reader/reader.ts';
import { fallbackLanguage } from '@afterglow/design-system/reader/languages.ts';
import type { DocumentHead } from '@afterglow/design-system/screens/DocumentHead';
import { playlistHead } from '@afterglow/design-system/screens/PlaylistScreen/view';
import { videoListHead } from '@afterglow/design-system/screens/VideoListScreen/view';
import { isDir, parseId } from '@afterglow/contract/endpoints/params';
import { videosReply, type Video } from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import { type Answer, valueOf } from '../../runtime/data/answer.ts';
import { channelRead, modelRead } from '../../data/people.ts';
import { arrangedVideosRead, playlistRead } from '../../data/playlists.ts';
import { read, type Fetcher, type Read } from '../../runtime/data/read.ts';
import { categoriesRead } from '../../data/terms.ts';
import { videosRead } from '../../data/videos.ts';
import { inCategory } from '../../data/inCategory.ts';
import { parseListAddress } from '../../routing/listAddress.ts';
import { decodeJson } from '@afterglow/contract/decodeJson';

/** The most entries of a feed. */
const maxEntries = 30;

/** Content of a feed: its list's head and address, and the newest entries first. */
export interface Feeding {
  head: DocumentHead;
  href: string;
  videos: Video[];
}

/** Requests the content of a feed from the API. */
export type FeedRead = (fetcher: Fetcher, reader: Reader) => Promise<Answer<Feeding>>;

const missing = { state: 'missing' } as const;

/** Returns a read of videos with their dates, which the lists of pages leave out. */
const dated = (videos: Read<unknown>): Read<Page<Video>> => ({
  ...videos,
  decode: async (json) => decodeJson(videosReply, json),
  check: () => null,
});

/** Adds the title of a list, which is not in its address. */
async function titled(address: ListAddress, fetcher: Fetcher): Promise<Answer<ListAddress>> {
  const { of } = address;
  if (of.kind === 'category') {
    const categories = valueOf(await read(fetcher, categoriesRead(fallbackLanguage)));
    return { state: 'ready', value: inCategory(address, categories) };
  }
  if (of.kind !== 'model' && of.kind !== 'channel') return { state: 'ready', value: address };
  const answer = await (of.kind === 'model' ? read(fetcher, modelRead(of.dir)) : read(fetcher, channelRead(of.dir)));
  if (answer.state !== 'ready') return answer;
  const { dir, title } = answer.value;
  return { state: 'ready', value: { ...address, of: { ...of, dir, title } } };
}

const feedOf =
  (address: ListAddress): FeedRead =>
  async (fetcher, reader) => {
    const [named, videos] = await Promise.all([
      titled(address, fetcher),
      read(fetcher, dated(videosRead(address, maxEntries))),
    ]);
    if (named.state !== 'ready') return named;
    if (videos.state !== 'ready') return videos;
    const head = videoListHead({ address: named.value, videos: videos.value }, reader);
    return { state: 'ready', value: { head, href: reader.href.list(named.value), videos: videos.value.entries } };
  };

const noQuery = new URLSearchParams();

/** Returns the feed of all videos in an order; null if there is no such order. */
export function allVideosFeed(sort: string): FeedRead | null {
  const address = parseListAddress({ kind: 'all' }, sort, '1', noQuery);
  return address && feedOf(address);
}

/** Returns the feed of a category, model or channel; null if the address cannot be that of such a list. */
export function sectionFeed(
  kind: Exclude<ListOf['kind'], 'all' | 'search'>,
  dir: string,
  sort = 'latest-updates',
): FeedRead | null {
  const address = isDir(dir) ? parseListAddress({ kind, dir, title: '' }, sort, '1', noQuery) : null;
  return address && feedOf(address);
}

/**
 * Returns the feed of a playlist; null if the text is no id. The video added last comes first. Requested as a guest: a
 * private playlist is missing.
 */
export function playlistFeed(text: string): FeedRead | null {
  const id = parseId(text);
  if (id === null) return null;
  return async (fetcher, reader) => {
    const [playlist, videos] = await Promise.all([
      read(fetcher, playlistRead(id, false)),
      read(fetcher, dated(arrangedVideosRead(id, false))),
    ]);
    if (playlist.state !== 'ready') return playlist;
    if (videos.state !== 'ready') return videos;
    const shown = { tab: 'videos', page: 1, videos: videos.value, href: () => '' } as const;
    const head = playlistHead({ playlist: playlist.value, shown }, reader);
    if (head === null) return missing;
    const newest = videos.value.entries.toReversed().slice(0, maxEntries);
    return { state: 'ready', value: { head, href: reader.href.playlist({ id }), videos: newest } };
  };
}
