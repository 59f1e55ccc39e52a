import { PlaylistPanel } from '@afterglow/design-system/player/PlaylistPanel';
import { playlistPanel } from '@afterglow/design-system/player/PlaylistPanel/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { SignedIn } from '@afterglow/contract/globals';
import { playedPartRead } from '../../data/played.ts';
import { playlistRead } from '../../data/playlists.ts';
import type { Read } from '../../runtime/data/read.ts';
import { localizedCategoriesReads } from '../../data/terms.ts';
import { relatedRead } from '../../data/videos.ts';
import type { PageCode } from '../../kit/pageCode.ts';
import { parsePlayedList, type PlayedList } from '../../features/played/playedList.ts';
import { partAt } from '../../features/played/playOrder.ts';
import { usePlayed } from '../../features/played/usePlayed.ts';
import { LazyComments } from './LazyComments.tsx';
import { videoReads } from './reads.ts';
import { VideoFrame } from './VideoFrame.tsx';

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
const listOf = ({ playlist }: PlayedAddress): PlayedList => parsePlayedList(playlist) ?? { kind: 'history' };

/** /video/{id}/{dir}/?playlist={key}: a video in a list that is played through */
export function VideoInPlaylistPage(address: PlayedAddress) {
  const reader = useReader();
  const { id, dir, playlist, shuffle, loop, at } = address;
  const list = listOf(address);
  const played = usePlayed({ id, dir }, list, { list: playlist, shuffle, loop: loop !== '', at });
  const panel = <PlaylistPanel {...playlistPanel(played, reader)} />;
  return (
    <VideoFrame {...{ id, dir }} played={{ panel, following: played.next, remembered: list.kind !== 'history' }}>
      {(video) => <LazyComments video={video} />}
    </VideoFrame>
  );
}

/** Returns the reads of the panel: the parts with the video before, with the video itself and with the one after. */
function panelReads(address: PlayedAddress, user: SignedIn | null): Read<unknown>[] {
  const list = listOf(address);
  const signedIn = user !== null;
  if (list.kind === 'history') return [];
  const parts = new Set([address.at - 1, address.at, address.at + 1].map(partAt));
  return [
    ...[...parts].map((part) => playedPartRead(list, part, signedIn)),
    list.kind === 'playlist' ? playlistRead(list.id, signedIn) : null,
  ].filter((read) => read !== null);
}

export const page: PageCode<PlayedAddress> = {
  Page: VideoInPlaylistPage,
  reads: videoReads,
  deferredReads: (address, language, { user }) => [
    ...panelReads(address, user),
    relatedRead(address.id),
    ...localizedCategoriesReads(language),
  ],
  ownReads: import.meta.env.SSR && (() => import('../ownReads.ts').then((module) => module.ofVideo)),
};
