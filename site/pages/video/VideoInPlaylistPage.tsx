import { PlaylistPanel } from '@afterglow/design-system/player/PlaylistPanel';
import { playlistPanel } from '@afterglow/design-system/player/PlaylistPanel/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { PageCode } from '../../shared/pageCode.ts';
import { readingPage } from '../../shared/readingPage.ts';
import { parsePlayedList, type PlayedList } from '../../features/played/playedList.ts';
import { playedReads } from '../../features/played/playedReads.ts';
import { usePlayed } from '../../features/played/usePlayed.ts';
import { LazyComments } from './LazyComments.tsx';
import { videoReads } from './reads.ts';
import { besideReads, VideoFrame, type VideoAnswers } from './VideoFrame.tsx';

interface PlayedAddress {
  id: number;
  dir: string;
  /** Key of the list; `shuffle`, `loop` and `at` say how it is played. */
  playlist: string;
  shuffle: string;
  loop: string;
  at: number;
}

// The address was matched with this key.
const listOf = ({ playlist }: Pick<PlayedAddress, 'playlist'>): PlayedList =>
  parsePlayedList(playlist) ?? { kind: 'history' };

/** /video/{id}/{dir}/?playlist={key}: a video in a list that is played through */
function VideoInPlaylistPage({ playlist, shuffle, loop, at, ...of }: PlayedAddress & VideoAnswers) {
  const reader = useReader();
  const { id, dir } = of;
  const list = listOf({ playlist });
  const played = usePlayed({ id, dir }, list, { list: playlist, shuffle, loop: loop !== '', at });
  const panel = <PlaylistPanel {...playlistPanel(played, reader)} />;
  return (
    <VideoFrame {...of} played={{ panel, following: played.next, remembered: list.kind !== 'history' }}>
      {(video) => <LazyComments video={video} />}
    </VideoFrame>
  );
}

const framed = readingPage({
  Page: VideoInPlaylistPage,
  reads: (of: PlayedAddress) => videoReads(of),
  deferredReads: besideReads,
  ownReads: import.meta.env.SSR && (async () => (await import('../ownReads.ts')).ofVideo),
});

export const page: PageCode<PlayedAddress> = {
  ...framed,
  // How many the panel has depends on the place in the list; the panel itself reads them.
  deferredReads: (address, language, visitor) => [
    ...playedReads({ ...address, list: listOf(address), loop: address.loop !== '' }, visitor.user),
    ...(framed.deferredReads?.(address, language, visitor) ?? []),
  ],
};
