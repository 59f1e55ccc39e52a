import type { Playlist } from '@afterglow/contract/playlist';
import type { PlaylistSort } from '@afterglow/contract/lists';
import type { Page } from '@afterglow/contract/wire';
import { playlistCard } from '../../cards/PlaylistCard/PlaylistCard.view.ts';
import { playlistSortOrder, tabsOf } from '../../filters/sortNames.view.ts';
import type { SearchCounts } from '../../lists/searchTabs.view.ts';
import type { Pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { listScreen } from '../listScreen.view.ts';
import { headOfList } from '../peopleTitles.view.ts';
import type { PlaylistListScreenProps } from './PlaylistListScreen.tsx';

export interface PlaylistList {
  sort: PlaylistSort;
  page: number;
  playlists: Page<Playlist> | Pending;
  /** The query; set only on search pages. */
  words?: string;
  /** Number of results of each search tab. */
  counts?: SearchCounts | undefined;
}

export function playlistListScreen(
  { sort, page, playlists, words, counts }: PlaylistList,
  reader: Reader,
): PlaylistListScreenProps {
  const { href } = reader;
  const list = listScreen(
    {
      list: 'playlists',
      found: playlists,
      card: (playlist) => playlistCard(playlist, reader),
      ...{ page, words, counts },
      href: (other) => href.playlists({ sort, page: other }),
      withoutFilters: null,
    },
    reader,
  );
  if (words !== undefined) return list;
  return {
    ...list,
    sorts: tabsOf(playlistSortOrder, sort, (other) => href.playlists({ sort: other, page: 1 }), reader),
  };
}

export const playlistListHead = ({ page, playlists, words }: PlaylistList, reader: Reader): DocumentHead =>
  headOfList('playlists', { words, page, found: playlists }, reader);
