import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistListScreen } from '@afterglow/design-system/screens/PlaylistListScreen';
import {
  playlistListHead,
  playlistListScreen,
  type PlaylistList,
} from '@afterglow/design-system/screens/PlaylistListScreen/view';
import { resultsRead } from '../../data/searchReads.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { Frame } from '../../shared/Frame.tsx';
import { orPending } from '../../shared/usePreview.ts';
import { useSearchCounts } from './useSearchCounts.ts';

/** A tab with the playlists that match a search. */
export function PlaylistResults({ words, page }: { words: string; page: number }) {
  const reader = useReader();
  const results = resultsRead.playlists(words, page);
  const counts = useSearchCounts(words, 'playlists', results);
  const listOf = (playlists: PlaylistList['playlists']): PlaylistList => ({
    sort: 'most-popular',
    page,
    playlists,
    words,
    counts,
  });
  return (
    <Frame of={orPending(useResource(results))} head={(playlists) => playlistListHead(listOf(playlists), reader)}>
      {(playlists) => <PlaylistListScreen {...playlistListScreen(listOf(playlists), reader)} />}
    </Frame>
  );
}
