import { doneToast } from '@afterglow/design-system/feedback/Toasts/view';
import { refusalSentence } from '@afterglow/design-system/forms/refusals';
import { DeletePlaylistModal } from '@afterglow/design-system/modals/DeletePlaylistModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Playlist } from '@afterglow/fixtures/contract/playlist';
import { sendAct } from '../../data/act.ts';
import { sayToast } from '../../kit/sayToast.ts';
import { leaveDeleted } from './leaveDeleted.ts';

interface DeletePlaylistProps {
  playlist: Playlist;
  onClose: () => void;
}

/** Asks, deletes, and goes to what is left. */
export function DeletePlaylist({ playlist, onClose }: DeletePlaylistProps) {
  const { id, title } = playlist;
  const reader = useReader();
  const onDelete = async () => {
    const refused = await sendAct({ act: 'playlist', section: 'del', playlist_id: String(id) });
    if (refused) return refusalSentence('playlist', refused, reader);
    void sayToast(doneToast('playlist_deleted', reader), reader);
    leaveDeleted(playlist, reader);
    return null;
  };
  return <DeletePlaylistModal name={title} onDelete={onDelete} onClose={onClose} />;
}
