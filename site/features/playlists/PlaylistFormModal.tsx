import { PlaylistForm } from '@afterglow/design-system/forms/PlaylistForm';
import { ActionPlaylistModal } from '@afterglow/design-system/modals/ActionPlaylistModal';
import { Spinner } from '@afterglow/design-system/primitives/Spinner';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Playlist } from '@afterglow/contract/playlist';
import { showDone } from '../toasts/showToast.ts';
import { usePlaylistForm } from './usePlaylistForm.ts';

interface PlaylistFormModalProps {
  /** The playlist to edit; null for a new one. */
  playlist: Playlist | null;
  /** Address of the form's own page. */
  action: string;
  /** Called before the dialog is closed, with the playlist's id, or null if that is not known. */
  onDone: (id: number | null) => void;
  onClose: () => void;
}

/** A dialog that creates or edits a playlist. */
export function PlaylistFormModal({ playlist, action, onDone, onClose }: PlaylistFormModalProps) {
  const reader = useReader();
  const done = (id: number | null) => {
    void showDone(playlist ? 'playlist_edit' : 'playlist_new', reader);
    onDone(id);
    onClose();
  };
  const form = usePlaylistForm({ playlist, action, onDone: done });
  return (
    <ActionPlaylistModal section={playlist ? 'edit' : 'new'} onClose={onClose}>
      {form ? <PlaylistForm {...form} /> : <Spinner />}
    </ActionPlaylistModal>
  );
}
