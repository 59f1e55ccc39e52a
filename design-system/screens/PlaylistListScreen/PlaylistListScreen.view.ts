import type { Playlist } from '@afterglow/contract/playlist';
import type { PlaylistSort } from '@afterglow/contract/lists';
import type { Page } from '@afterglow/contract/wire';
import { playlistCard } from '../../cards/PlaylistCard/PlaylistCard.view.ts';
import { playlistSortOrder, tabsOf } from '../../filters/sortNames.view.ts';
import { listFrame } from '../../lists/ListFrame/ListFrame.view.ts';
import { searchTabs, type SearchCounts } from '../../lists/searchTabs.view.ts';
import { isPending, type Pending, pending } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { countOfList, headOfList, titleOfList } from '../peopleTitles.view.ts';
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
  const label = titleOfList('playlists', undefined, reader);
  const frame = {
    title: titleOfList('playlists', words, reader),
    count: countOfList('playlists', playlists, reader),
    found: playlists,
    page,
    withoutFilters: null,
  };
  const cards = isPending(playlists) ? pending : playlists.entries.map((playlist) => playlistCard(playlist, reader));
  if (words !== undefined) {
    return {
      ...listFrame({ ...frame, href: (other) => reader.href.searchTab('playlists', words, other), words }, reader),
      tabs: searchTabs({ words, current: 'playlists', counts }, reader),
      label,
      cards,
    };
  }
  return {
    ...listFrame({ ...frame, href: (other) => reader.href.playlists({ sort, page: other }) }, reader),
    sorts: tabsOf(playlistSortOrder, sort, (other) => reader.href.playlists({ sort: other, page: 1 }), reader),
    label,
    cards,
  };
}

export const playlistListHead = ({ page, playlists, words }: PlaylistList, reader: Reader): DocumentHead =>
  headOfList('playlists', { words, page, found: playlists }, reader);
