import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistOrderScreen } from '@afterglow/design-system/screens/PlaylistOrderScreen';
import { playlistOrderHead, playlistOrderScreen } from '@afterglow/design-system/screens/PlaylistOrderScreen/view';
import { PlaylistOrderSkeleton } from '@afterglow/design-system/screens/PlaylistOrderSkeleton';
import { arrangedVideosRead, playlistRead } from '../../data/playlists.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { MembersFrame } from '../../kit/MembersFrame.tsx';
import { openPage } from '../../kit/openPage.ts';
import type { PageCode } from '../../kit/pageCode.ts';
import { ArrangePlaylist } from './ArrangePlaylist.tsx';
import { usePlaylistForOwner } from './usePlaylistForOwner.ts';

/** /playlist/{id}/info/?step=arrange: the order as a page, for use without script */
export function ArrangePlaylistPage({ id }: { id: number }) {
  const reader = useReader();
  const reads = combineResources(usePlaylistForOwner(id), useResource(arrangedVideosRead(id)));
  return (
    <MembersFrame of={reads} head={() => playlistOrderHead(reader)} loading={<PlaylistOrderSkeleton />}>
      {([known]) => (
        <PlaylistOrderScreen key={known.id} {...playlistOrderScreen(known)}>
          <ArrangePlaylist playlist={known} onDone={() => openPage(reader.href.playlist(known))} />
        </PlaylistOrderScreen>
      )}
    </MembersFrame>
  );
}

export const page: PageCode<{ id: number }> = {
  Page: ArrangePlaylistPage,
  reads: ({ id }, _, user) => [playlistRead(id, user !== null), arrangedVideosRead(id)],
};
