import type { PlaylistToolsProps } from '@afterglow/design-system/actions/PlaylistTools';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { Playlist } from '@afterglow/contract/playlist';
import { useState, type ReactNode } from 'react';
import { arrangedVideosRead, playlistRead, playlistVideosRead } from '../../data/playlists.ts';
import { forget, reread } from '../../runtime/data/useResource.ts';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { RevalidateOnShow } from '../../runtime/client/RevalidateOnShow.tsx';
import { useOverlay } from '../../runtime/client/useOverlay.tsx';
import { whenSettled } from '../../features/playlists/sendQueue.ts';

type Arrange = typeof import('./ArrangePlaylist.tsx').ArrangePlaylist;

interface OwnPlaylist {
  /** Null for everybody but the owner. */
  tools: PlaylistToolsProps | null;
  /** The list in which the videos are put in order, while it is open. */
  arranged: ReactNode;
  overlay: ReactNode;
}

/** Loads the dialog with the form. */
async function loadForm(playlist: Playlist, action: string, onDone: () => void) {
  const { PlaylistFormModal } = await import('../../features/playlists/PlaylistFormModal.tsx');
  return (close: () => void) => (
    <PlaylistFormModal playlist={playlist} action={action} onDone={onDone} onClose={close} />
  );
}

/** Loads the dialog that asks before the playlist is deleted. */
async function loadQuestion(playlist: Playlist) {
  const { DeletePlaylist } = await import('./DeletePlaylist.tsx');
  return (close: () => void) => <DeletePlaylist playlist={playlist} onClose={close} />;
}

/**
 * Loads the list that puts the videos in order. Drops its cached answer, which has the order before the last changes.
 */
async function loadArrange(playlistId: number): Promise<Arrange> {
  const [{ ArrangePlaylist }] = await Promise.all([withStyles(import('./ArrangePlaylist.tsx')), whenSettled()]);
  forget(arrangedVideosRead(playlistId));
  return ArrangePlaylist;
}

/** Moves focus to the toggle button, because the button that ends arranging disappears with the list. */
const focusTools = (): void =>
  document.querySelector('[data-component="PlaylistTools"]')?.querySelector<HTMLElement>('[aria-pressed]')?.focus();

/** If the code cannot be loaded, a press does nothing; the next one tries again. */
const ignore = () => undefined;

/**
 * Returns what the owner can do with a playlist; the code of it loads with the first press.
 * @param own null for everybody but the owner
 */
export function useOwnPlaylist(own: Playlist | null, page: number): OwnPlaylist {
  const { href } = useReader();
  const { overlay, open } = useOverlay();
  const [{ Arrange: Loaded, at }, setArrange] = useState<{ Arrange: Arrange | null; at: string }>({
    Arrange: null,
    at: '',
  });
  // Opening another tab or page of the playlist ends arranging.
  const Arrange = at === href.here() ? Loaded : null;
  if (own === null) return { tools: null, arranged: null, overlay: null };
  const reads = [playlistRead(own.id, true), playlistVideosRead(own.id, page, true)];
  const rereadAll = () => reads.forEach(reread);
  const hrefs = {
    edit: href.playlistStep(own, 'edit'),
    arrange: href.playlistStep(own, 'arrange'),
    delete: href.playlistStep(own, 'delete'),
  };
  const finish = () => {
    focusTools();
    setArrange({ Arrange: null, at: '' });
    void whenSettled().then(rereadAll);
  };
  const arrange = async () => setArrange({ Arrange: await loadArrange(own.id), at: href.here() });
  return {
    tools: {
      hrefs,
      onEdit: () => void open(() => loadForm(own, hrefs.edit, rereadAll)).catch(ignore),
      arranging: Arrange !== null,
      onArrange: () => (Arrange ? finish() : void arrange().catch(ignore)),
      onDelete: () => void open(() => loadQuestion(own)).catch(ignore),
    },
    arranged: Arrange && <Arrange playlist={own} onDone={finish} />,
    overlay: (
      <>
        <RevalidateOnShow of={reads} />
        {overlay}
      </>
    ),
  };
}
