import { videosEndpoint } from '@afterglow/contract/endpoints/videos';
import { maxPageEntries } from '@afterglow/contract/limits';
import { noFilters } from '@afterglow/contract/lists';
import type { ListedVideo } from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import { gender } from './gender.ts';
import { playlistPartRead } from './playlists.ts';
import { type Read } from '../runtime/data/read.ts';
import { readOf } from './readOf.ts';

/** A list that the API holds; the history is on the device. */
export type ReadableList = { kind: 'playlist'; id: number } | { kind: 'favourites' | 'watch-later'; memberId: number };

const sections = { favourites: 'favourite', 'watch-later': 'watch_later' } as const;

/**
 * Returns the read of a part of a list that is played, by default as large as one reply can be. The API decides who may
 * see it and leaves out videos that are gone. Null for lists that no guest may see.
 */
export function playedPartRead(
  list: ReadableList,
  part: number,
  signedIn: boolean,
  perPart: number = maxPageEntries,
): Read<Page<ListedVideo>> | null {
  if (list.kind === 'playlist') return playlistPartRead(list.id, part, signedIn, perPart);
  if (list.kind === 'watch-later' && !signedIn) return null;
  return readOf(
    videosEndpoint,
    {
      ...{ ...noFilters, gender, count: perPart, section: sections[list.kind] },
      ...{ objectId: String(list.memberId), sort: 'latest-updates', page: part },
    },
    ({ videos }) => videos,
    0,
  );
}
