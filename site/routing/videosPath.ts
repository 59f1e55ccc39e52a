import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { parseId } from '@afterglow/contract/endpoints/params';
import { pathMatcher } from '../runtime/routing/pathMatcher.ts';
import { listAddress } from './listAddress.ts';
import { categoryPath, playlistPath, searchPath, videosPath } from './pathPatterns.ts';
import { searchAddress } from './searchTabs.ts';

/** Videos that a path leads to. */
type VideosOfPath = { kind: 'list'; address: ListAddress } | { kind: 'playlist'; id: number };

const matchPlaylist = pathMatcher(playlistPath);
const lists = [
  { match: pathMatcher(videosPath), codec: listAddress('all') },
  { match: pathMatcher(categoryPath), codec: listAddress('category') },
  { match: pathMatcher(searchPath), codec: searchAddress },
];

/** Returns the videos at a path of this site, with its query: a list, a search or a playlist; null for any other. */
export function parseVideosPath(path: string): VideosOfPath | null {
  const { pathname, searchParams } = new URL(path, 'http://here.invalid');
  const id = parseId(matchPlaylist(pathname)?.['id'] ?? '');
  if (id !== null) return { kind: 'playlist', id };
  for (const { match, codec } of lists) {
    const params = match(pathname);
    const parsed = params && codec.parse(params, searchParams);
    if (parsed) return { kind: 'list', address: parsed.address };
  }
  return null;
}
