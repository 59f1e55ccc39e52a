import type { PlayAllProps } from '@afterglow/design-system/player/PlayAll';
import { PlaylistTools } from '@afterglow/design-system/actions/PlaylistTools';
import type { DoneCode } from '@afterglow/design-system/feedback/Toasts/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPending, isPreview, pending, type Pending } from '@afterglow/design-system/reader/pending.ts';
import { PlaylistScreen } from '@afterglow/design-system/screens/PlaylistScreen';
import { playlistScreen, type PlaylistReads } from '@afterglow/design-system/screens/PlaylistScreen/view';
import { PlainActs } from '../../features/acts/PlainActs.tsx';
import { useProfileActs } from '../../features/acts/useProfileActs.tsx';
import { pageSize } from '@afterglow/contract/limits';
import type { ListedVideo } from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import { useConfig } from '../../shared/config.ts';
import { useFlashNote } from '../../features/forms/useFlashNote.ts';
import { usePlayAll } from '../../features/played/usePlayAll.ts';
import { useOwnPlaylist } from './useOwnPlaylist.tsx';

/** Codes of what forms without script may have done to the playlist. */
const flashes: readonly DoneCode[] = ['playlist_new', 'playlist_edit'];

interface PlaylistWithActsProps extends PlaylistReads {
  id: number;
  page: number;
  /** A page of its videos, whatever tab is shown. */
  videos: Page<ListedVideo> | Pending;
}

/** Returns the links that play the playlist through, from this page of it on. */
function usePlay({
  id,
  page,
  videos,
}: Omit<PlaylistWithActsProps, keyof PlaylistReads>): PlayAllProps | Pending | null {
  const listed = isPending(videos)
    ? null
    : { videos: videos.entries, total: videos.total, before: (page - 1) * pageSize.list };
  const play = usePlayAll({ kind: 'playlist', id }, listed);
  return isPending(videos) ? pending : play;
}

/** A playlist's screen with the actions of its visitor and of its owner. */
export function PlaylistWithActs({ id, page, videos, ...reads }: PlaylistWithActsProps) {
  const reader = useReader();
  const { user } = useConfig();
  const { signedIn, acts, rest } = useProfileActs('playlist', id);
  const { playlist } = reads;
  const own = !isPreview(playlist) && playlist.user.id === user?.id ? playlist : null;
  const { tools, arranged, overlay } = useOwnPlaylist(own, page);
  const play = usePlay({ id, page, videos });
  const { vote, ...screen } = playlistScreen({ ...reads, play, signedIn }, reader);
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
