import { doneToast } from '@afterglow/design-system/feedback/Toasts/view';
import { PlaylistForm } from '@afterglow/design-system/forms/PlaylistForm';
import { ActionPlaylistModal } from '@afterglow/design-system/modals/ActionPlaylistModal';
import { Spinner } from '@afterglow/design-system/primitives/Spinner';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Playlist } from '@afterglow/contract/playlist';
import { sayToast } from './sayToast.ts';
import { usePlaylistForm } from './usePlaylistForm.ts';

interface PlaylistFormModalProps {
  /** Null for a new one. */
  playlist: Playlist | null;
  /** The form as a page of its own. */
  action: string;
  /** Called before it is closed, with the id, if that is known. */
  onDone: (id: number | null) => void;
  onClose: () => void;
}

/** A playlist is made or changed above the page. */
export function PlaylistFormModal({ playlist, action, onDone, onClose }: PlaylistFormModalProps) {
  const reader = useReader();
  const done = (id: number | null) => {
    void sayToast(doneToast(playlist ? 'playlist_edit' : 'playlist_new', reader), reader);
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
