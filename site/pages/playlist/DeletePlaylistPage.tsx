import type { SignedIn } from '@afterglow/contract/globals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistFormScreen } from '@afterglow/design-system/screens/PlaylistFormScreen';
import { playlistFormHead } from '@afterglow/design-system/screens/PlaylistFormScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { Playlist } from '@afterglow/contract/playlist';
import { deletePlaylist } from '../../data/formDefinitions.ts';
import { memberPlaylistsRead } from '../../data/members.ts';
import { playlistRead } from '../../data/playlists.ts';
import { forget } from '../../runtime/data/useResource.ts';
import { MembersFrame } from '../../shared/MembersFrame.tsx';
import { openAfter } from '../../shared/openPage.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { useSubmit } from '../../features/forms/useSubmit.ts';
import { usePlaylistForOwner } from './usePlaylistForOwner.ts';

const reads = ({ id }: { id: number }, _: string, user: SignedIn | null) => ({
  playlist: playlistRead(id, user !== null),
});

/** /playlist/{id}/info/?step=delete: the question as a page, for use without script */
function DeletePlaylistPage({ playlist }: AnswersTo<typeof reads>) {
  const reader = useReader();
  return (
    <MembersFrame
      of={usePlaylistForOwner(playlist)}
      head={() => playlistFormHead('delete', reader)}
      loading={<TextSkeleton />}
    >
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

export const page = readingPage({ Page: DeletePlaylistPage, reads });
