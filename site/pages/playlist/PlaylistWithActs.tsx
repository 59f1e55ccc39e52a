import { PlaylistTools } from '@afterglow/design-system/actions/PlaylistTools';
import type { DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPreview } from '@afterglow/design-system/reader/pending.ts';
import { PlaylistScreen } from '@afterglow/design-system/screens/PlaylistScreen';
import { playlistScreen, type PlaylistReads } from '@afterglow/design-system/screens/PlaylistScreen/view';
import { PlainActs } from '../../features/acts/PlainActs.tsx';
import { useProfileActs } from '../../features/acts/useProfileActs.tsx';
import { useConfig } from '../../kit/config.ts';
import { useFlashNote } from '../../features/forms/useFlashNote.ts';
import { useOwnPlaylist } from './useOwnPlaylist.tsx';

/** Codes of what forms without script may have done to the playlist. */
const flashes: readonly DoneCode[] = ['playlist_new', 'playlist_edit'];

/** A playlist's screen with the actions of its visitor and of its owner. */
export function PlaylistWithActs({ id, page, ...reads }: PlaylistReads & { id: number; page: number }) {
  const reader = useReader();
  const { user } = useConfig();
  const { signedIn, acts, rest } = useProfileActs('playlist', id);
  const { playlist } = reads;
  const own = !isPreview(playlist) && playlist.user.id === user?.id ? playlist : null;
  const { tools, arranged, overlay } = useOwnPlaylist(own, page);
  const { vote, ...screen } = playlistScreen({ ...reads, signedIn }, reader);
  const notice = useFlashNote(flashes);
  return (
    <>
      <PlaylistScreen {...screen} vote={{ ...vote, ...acts.vote }} notice={notice} arranged={arranged}>
        <PlainActs of={{ section: 'playlist', id, author: null }} />
        {tools && <PlaylistTools {...tools} />}
      </PlaylistScreen>
      {rest}
      {overlay}
    </>
  );
}
