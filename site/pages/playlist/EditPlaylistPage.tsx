import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistFormScreen } from '@afterglow/design-system/screens/PlaylistFormScreen';
import { playlistFormHead } from '@afterglow/design-system/screens/PlaylistFormScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { Playlist } from '@afterglow/contract/playlist';
import { playlistRead } from '../../data/playlists.ts';
import { categoriesRead } from '../../data/terms.ts';
import { MembersFrame } from '../../kit/MembersFrame.tsx';
import { openAfter } from '../../kit/openPage.ts';
import type { PageCode } from '../../kit/pageCode.ts';
import { usePlaylistForm } from '../../features/playlists/usePlaylistForm.ts';
import { usePlaylistForOwner } from './usePlaylistForOwner.ts';

/** /playlist/{id}/info/?step=edit: the form as a page, for use without script */
export function EditPlaylistPage({ id }: { id: number }) {
  const reader = useReader();
  const playlist = usePlaylistForOwner(id);
  return (
    <MembersFrame of={playlist} head={() => playlistFormHead('edit', reader)} loading={<TextSkeleton />}>
      {(known) => <EditForm key={known.id} playlist={known} />}
    </MembersFrame>
  );
}

function EditForm({ playlist }: { playlist: Playlist }) {
  const { href } = useReader();
  const form = usePlaylistForm({
    playlist,
    action: href.here(),
    onDone: (_, sent) => void openAfter(sent, href.playlist(playlist)),
  });
  return form ? <PlaylistFormScreen form={form} /> : <TextSkeleton />;
}

export const page: PageCode<{ id: number }> = {
  Page: EditPlaylistPage,
  reads: ({ id }, language, user) => [playlistRead(id, user !== null), categoriesRead(language)],
};
