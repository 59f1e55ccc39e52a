import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { parseId } from '@afterglow/contract/endpoints/params';
import { listAddress } from '../../routing/listAddress.ts';
import { searchAddress } from '../../routing/searchTabs.ts';
import { pathMatcher } from '../../runtime/routing/pathMatcher.ts';

/** Videos that a path leads to. */
type VideosOfPath = { kind: 'list'; address: ListAddress } | { kind: 'playlist'; id: number };

// Spelled here, as the server reads its site file without the table of pages.
const matchPlaylist = pathMatcher('/playlist/:id/');
const lists = [
  { match: pathMatcher('/videos/:sort/:page/'), codec: listAddress('all') },
  { match: pathMatcher('/categories/:dir/:sort/:page/'), codec: listAddress('category') },
  { match: pathMatcher('/search/:page/'), codec: searchAddress },
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
