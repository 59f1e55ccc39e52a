import type { SignedIn } from '@afterglow/contract/globals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistFormScreen } from '@afterglow/design-system/screens/PlaylistFormScreen';
import { playlistFormHead } from '@afterglow/design-system/screens/PlaylistFormScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { Playlist } from '@afterglow/contract/playlist';
import { playlistRead } from '../../data/playlists.ts';
import { categoriesRead } from '../../data/terms.ts';
import { MembersFrame } from '../../shared/MembersFrame.tsx';
import { openAfter } from '../../shared/openPage.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { usePlaylistForm } from '../../features/playlists/usePlaylistForm.ts';
import { usePlaylistForOwner } from './usePlaylistForOwner.ts';

const reads = ({ id }: { id: number }, language: string, user: SignedIn | null) => ({
  playlist: playlistRead(id, user !== null),
  categories: categoriesRead(language),
});

/** /playlist/{id}/info/?step=edit: the form as a page, for use without script */
function EditPlaylistPage({ playlist }: AnswersTo<typeof reads>) {
  const reader = useReader();
  return (
    <MembersFrame
      of={usePlaylistForOwner(playlist)}
      head={() => playlistFormHead('edit', reader)}
      loading={<TextSkeleton />}
    >
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

export const page = readingPage({ Page: EditPlaylistPage, reads });
