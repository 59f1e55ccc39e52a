import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistFormScreen } from '@afterglow/design-system/screens/PlaylistFormScreen';
import { playlistFormHead } from '@afterglow/design-system/screens/PlaylistFormScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { Playlist } from '@afterglow/contract/playlist';
import { deletePlaylist } from '../../data/forms.ts';
import { memberPlaylistsRead } from '../../data/members.ts';
import { playlistRead } from '../../data/playlists.ts';
import { forget } from '../../runtime/data/useResource.ts';
import { MembersFrame } from '../../kit/MembersFrame.tsx';
import { openAfter } from '../../kit/openPage.ts';
import type { PageCode } from '../../kit/pageCode.ts';
import { useSubmit } from '../../features/forms/useSubmit.ts';
import { usePlaylistForOwner } from './usePlaylistForOwner.ts';

/** /playlist/{id}/info/?step=delete: the question as a page, for use without script */
export function DeletePlaylistPage({ id }: { id: number }) {
  const reader = useReader();
  const playlist = usePlaylistForOwner(id);
  return (
    <MembersFrame of={playlist} head={() => playlistFormHead('delete', reader)} loading={<TextSkeleton />}>
      {(known) => <DeleteForm key={known.id} playlist={known} />}
    </MembersFrame>
  );
}

function DeleteForm({ playlist }: { playlist: Playlist }) {
  const { href } = useReader();
  const { id, title, user } = playlist;
  const { errors, busy, onSubmit } = useSubmit(deletePlaylist(id), {
    onDone: (_, sent) => {
      forget(memberPlaylistsRead(user.id, 1, true));
      openAfter(sent, href.member(user, 'playlists'));
    },
  });
  const links = { action: href.here(), keepHref: href.playlist(playlist) };
  return <PlaylistFormScreen form={{ section: 'delete', name: title, ...links, errors, busy, onSubmit }} />;
}

export const page: PageCode<{ id: number }> = {
  Page: DeletePlaylistPage,
  reads: ({ id }, _, user) => [playlistRead(id, user !== null)],
};
