import { refusalSentence } from '@afterglow/design-system/forms/refusals';
import { DeletePlaylistModal } from '@afterglow/design-system/modals/DeletePlaylistModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Playlist } from '@afterglow/contract/playlist';
import { sendAct } from '../../data/act.ts';
import { memberPlaylistsRead } from '../../data/members.ts';
import { forget } from '../../runtime/data/useResource.ts';
import { pressedLink } from '../../runtime/client/plainLink.ts';
import { openPage } from '../../shared/openPage.ts';
import { showDone } from '../../features/toasts/showToast.ts';

interface DeletePlaylistProps {
  playlist: Playlist;
  onClose: () => void;
}

/** A dialog that asks, deletes the playlist, and then opens the owner's other playlists. */
export function DeletePlaylist({ playlist, onClose }: DeletePlaylistProps) {
  const { id, title, user } = playlist;
  const reader = useReader();
  const onDelete = async () => {
    const refused = await sendAct({ act: 'playlist', section: 'del', playlist_id: id });
    if (refused) return refusalSentence('playlist', refused, reader);
    void showDone('playlist_deleted', reader);
    forget(memberPlaylistsRead(user.id, 1, true));
    // The dialog may have been closed meanwhile, so navigate unless another page has been opened, or is being opened.
    if (location.pathname + location.search === reader.href.here() && pressedLink() === null)
      openPage(reader.href.member(user, 'playlists'));
    return null;
  };
  return <DeletePlaylistModal name={title} onDelete={onDelete} onClose={onClose} />;
}
