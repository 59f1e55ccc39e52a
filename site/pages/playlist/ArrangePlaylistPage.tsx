import type { SignedIn } from '@afterglow/contract/globals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistOrderScreen } from '@afterglow/design-system/screens/PlaylistOrderScreen';
import { playlistOrderHead, playlistOrderScreen } from '@afterglow/design-system/screens/PlaylistOrderScreen/view';
import { PlaylistOrderSkeleton } from '@afterglow/design-system/screens/PlaylistOrderSkeleton';
import { arrangedVideosRead, playlistRead } from '../../data/playlists.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { MembersFrame } from '../../shared/MembersFrame.tsx';
import { openPage } from '../../shared/openPage.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { ArrangePlaylist } from './ArrangePlaylist.tsx';
import { usePlaylistForOwner } from './usePlaylistForOwner.ts';

const reads = ({ id }: { id: number }, _: string, user: SignedIn | null) => ({
  playlist: playlistRead(id, user !== null),
  videos: arrangedVideosRead(id),
});

/** /playlist/{id}/info/?step=arrange: the order as a page, for use without script */
function ArrangePlaylistPage({ playlist, videos }: AnswersTo<typeof reads>) {
  const reader = useReader();
  const both = combineResources(usePlaylistForOwner(playlist), videos);
  return (
    <MembersFrame of={both} head={() => playlistOrderHead(reader)} loading={<PlaylistOrderSkeleton />}>
      {([known]) => (
        <PlaylistOrderScreen key={known.id} {...playlistOrderScreen(known)}>
          <ArrangePlaylist playlist={known} onDone={() => openPage(reader.href.playlist(known))} />
        </PlaylistOrderScreen>
      )}
    </MembersFrame>
  );
}

export const page = readingPage({ Page: ArrangePlaylistPage, reads });
