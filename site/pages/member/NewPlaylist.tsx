import { NewPlaylistButton } from '@afterglow/design-system/actions/NewPlaylistButton';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Read } from '../../runtime/data/read.ts';
import { reread } from '../../runtime/data/useResource.ts';
import { openDocument } from '../../shared/openPage.ts';
import { useOverlay } from '../../runtime/client/useOverlay.tsx';

/** A button that opens the form of a new playlist, which then appears in the list. */
export function NewPlaylist({ userId, list }: { userId: number; list: Read<unknown> }) {
  const { href } = useReader();
  const { overlay, open } = useOverlay();
  const formHref = href.newPlaylist({ id: userId });
  const show = async () => {
    const { PlaylistFormModal } = await import('../../features/playlists/PlaylistFormModal.tsx');
    return (close: () => void) => (
      <PlaylistFormModal playlist={null} action={formHref} onDone={() => reread(list)} onClose={close} />
    );
  };
  return (
    <>
      <NewPlaylistButton href={formHref} onPress={() => void open(show).catch(() => openDocument(formHref))} />
      {overlay}
    </>
  );
}
