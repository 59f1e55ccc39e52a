import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistListScreen } from '@afterglow/design-system/screens/PlaylistListScreen';
import { playlistListHead, playlistListScreen } from '@afterglow/design-system/screens/PlaylistListScreen/view';
import type { PlaylistSort } from '@afterglow/contract/lists';
import { playlistsRead } from '../../data/playlists.ts';
import { useResource } from '../../data/useResource.ts';
import { Frame } from '../../kit/Frame.tsx';
import { orPending } from '../../kit/usePreview.ts';
import type { PageCode } from '../../kit/pageCode.ts';

/** /playlists/{sort}/{page}/ */
export function PlaylistsPage({ sort, page }: { sort: PlaylistSort; page: number }) {
  const reader = useReader();
  return (
    <Frame
      of={orPending(useResource(playlistsRead({ sort, page })))}
      head={(playlists) => playlistListHead({ sort, page, playlists }, reader)}
    >
      {(playlists) => <PlaylistListScreen {...playlistListScreen({ sort, page, playlists }, reader)} />}
    </Frame>
  );
}

export const page: PageCode<Parameters<typeof PlaylistsPage>[0]> = {
  Page: PlaylistsPage,
  reads: (order) => [playlistsRead(order)],
};
