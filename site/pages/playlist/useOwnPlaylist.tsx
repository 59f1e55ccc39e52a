import type { PlaylistToolsProps } from '@afterglow/design-system/actions/PlaylistTools';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Playlist } from '@afterglow/fixtures/contract/playlist';
import { useState, type ReactNode } from 'react';
import { playlistRead, playlistVideosRead } from '../../data/playlists.ts';
import { reread } from '../../data/useResource.ts';
import { withStyles } from '../../kit/loadStyles.ts';
import { useOverlay } from '../../kit/useOverlay.ts';

type Arrange = typeof import('./ArrangePlaylist.tsx').ArrangePlaylist;

interface OwnPlaylist {
  /** Null for everybody but the owner. */
  tools: PlaylistToolsProps | null;
  /** The videos while they are put in order. */
  arranged: ReactNode;
  overlay: ReactNode;
}

/** What the owner does with a playlist; the code of it comes with the first press. `own` is null for all others. */
export function useOwnPlaylist(own: Playlist | null, page: number): OwnPlaylist {
  const { href } = useReader();
  const { overlay, open } = useOverlay();
  const [Arrange, setArrange] = useState<Arrange | null>(null);
  if (own === null) return { tools: null, arranged: null, overlay: null };
  const refresh = () => {
    reread(playlistRead(own.id, true));
    reread(playlistVideosRead(own.id, page, true));
  };
  const editHref = href.playlistEdit(own);
  const ignore = () => undefined;
  const edit = async () => {
    const { PlaylistFormModal } = await import('../../kit/PlaylistFormModal.tsx');
    return (close: () => void) => (
      <PlaylistFormModal playlist={own} action={editHref} onDone={refresh} onClose={close} />
    );
  };
  const remove = async () => {
    const { DeletePlaylist } = await import('./DeletePlaylist.tsx');
    return (close: () => void) => <DeletePlaylist playlist={own} onClose={close} />;
  };
  const finish = () => {
    setArrange(null);
    refresh();
  };
  const arrange = () =>
    withStyles(import('./ArrangePlaylist.tsx')).then((code) => setArrange(() => code.ArrangePlaylist));
  return {
    tools: {
      editHref,
      // Without the code of a modal, a press does nothing; the next one tries again.
      onEdit: () => void open(edit).catch(ignore),
      arranging: Arrange !== null,
      onArrange: () => (Arrange ? finish() : void arrange().catch(ignore)),
      onDelete: () => void open(remove).catch(ignore),
    },
    arranged: Arrange && <Arrange playlist={own} onDone={finish} />,
    overlay,
  };
}
