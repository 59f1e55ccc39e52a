import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { playlistHead, type PlaylistReads } from '@afterglow/design-system/screens/PlaylistScreen/view';
import type { VideoList } from '@afterglow/design-system/screens/VideoListScreen/view';
import { playlistRead, playlistVideosRead } from '../../data/playlists.ts';
import { previews } from '../../data/previews.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../kit/config.ts';
import { Frame } from '../../kit/Frame.tsx';
import { orPending, usePreview } from '../../kit/usePreview.ts';
import type { PageCode } from '../../kit/pageCode.ts';
import { PlaylistWithActs } from './PlaylistWithActs.tsx';

/** /playlist/{id}/ and its videos and info */
export function PlaylistPage({ id, page, info }: { id: number; page: number; info: boolean }) {
  const reader = useReader();
  const signedIn = useConfig().user !== null;
  const playlist = usePreview(useResource(playlistRead(id, signedIn)), (values) => previews.playlist({ id }, values));
  const reads = combineResources(playlist, orPending(useResource(playlistVideosRead(id, page, signedIn))));
  const href = (other: number) => reader.href.playlist({ id }, other);
  const readsOf = ([of, videos]: [PlaylistReads['playlist'], VideoList['videos']]): PlaylistReads => ({
    playlist: of,
    shown: info ? { tab: 'info' } : { tab: 'videos', page, videos, href },
  });
  return (
    <Frame of={reads} head={(shown) => playlistHead(readsOf(shown), reader)}>
      {(shown) => <PlaylistWithActs key={id} {...{ id, page, videos: shown[1] }} {...readsOf(shown)} />}
    </Frame>
  );
}

export const page: PageCode<Parameters<typeof PlaylistPage>[0]> = {
  Page: PlaylistPage,
  reads: ({ id, page }, _, user) => [playlistRead(id, user !== null), playlistVideosRead(id, page, user !== null)],
  ownReads: import.meta.env.SSR && (() => import('../ownReads.ts').then((module) => module.ofPlaylist)),
};
