import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistListScreen } from '@afterglow/design-system/screens/PlaylistListScreen';
import { playlistListHead, playlistListScreen } from '@afterglow/design-system/screens/PlaylistListScreen/view';
import type { PlaylistSort } from '@afterglow/contract/lists';
import { playlistsRead } from '../../data/playlists.ts';
import { Frame } from '../../shared/Frame.tsx';
import { orPending } from '../../shared/usePreview.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

interface Order {
  sort: PlaylistSort;
  page: number;
}

const reads = (order: Order) => ({ playlists: playlistsRead(order) });

/** /playlists/{sort}/{page}/ */
function PlaylistsPage({ sort, page, playlists: answer }: Order & AnswersTo<typeof reads>) {
  const reader = useReader();
  return (
    <Frame of={orPending(answer)} head={(playlists) => playlistListHead({ sort, page, playlists }, reader)}>
      {(playlists) => <PlaylistListScreen {...playlistListScreen({ sort, page, playlists }, reader)} />}
    </Frame>
  );
}

export const page = readingPage({ Page: PlaylistsPage, reads });
