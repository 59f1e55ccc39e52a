import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { PlaylistScreen } from '@afterglow/design-system/screens/PlaylistScreen';
import { playlistHead, playlistScreen, type PlaylistReads } from '@afterglow/design-system/screens/PlaylistScreen/view';
import type { VideoList } from '@afterglow/design-system/screens/VideoListScreen/view';
import { playlistRead, playlistVideosRead } from '../../data/playlists.ts';
import { previews } from '../../data/previews.ts';
import { useResource } from '../../data/useResource.ts';
import { combineResources } from '../../kit/combineResources.ts';
import { Frame } from '../../kit/Frame.tsx';
import { orPending, usePreview } from '../../kit/usePreview.ts';
import type { PageCode } from '../../kit/pageCode.ts';

/** /playlist/{id}/ and its videos and info */
export function PlaylistPage({ id, page, info }: { id: number; page: number; info: boolean }) {
  const reader = useReader();
  const playlist = usePreview(useResource(playlistRead(id)), (values) => previews.playlist({ id }, values));
  const reads = combineResources(playlist, orPending(useResource(playlistVideosRead(id, page))));
  const href = (other: number) => reader.href.playlist({ id }, other);
  const readsOf = ([of, videos]: [PlaylistReads['playlist'], VideoList['videos']]): PlaylistReads => ({
    playlist: of,
    shown: info ? { tab: 'info' } : { tab: 'videos', page, videos, href },
  });
  return (
    <Frame of={reads} head={(shown) => playlistHead(readsOf(shown), reader)}>
      {(shown) => <PlaylistScreen {...playlistScreen(readsOf(shown), reader)} />}
    </Frame>
  );
}

export const playlistPage: PageCode<Parameters<typeof PlaylistPage>[0]> = {
  Page: PlaylistPage,
  reads: ({ id, page }) => [playlistRead(id), playlistVideosRead(id, page)],
};
