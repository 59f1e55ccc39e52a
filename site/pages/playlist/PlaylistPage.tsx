import type { SignedIn } from '@afterglow/contract/globals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { playlistHead, type PlaylistReads } from '@afterglow/design-system/screens/PlaylistScreen/view';
import type { VideoList } from '@afterglow/design-system/screens/VideoListScreen/view';
import { playlistRead, playlistVideosRead } from '../../data/playlists.ts';
import { previews } from '../../data/previews.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { Frame } from '../../shared/Frame.tsx';
import { orPending, usePreview } from '../../shared/usePreview.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { PlaylistWithActs } from './PlaylistWithActs.tsx';

interface PlaylistAddress {
  id: number;
  page: number;
  /** Whether the page shows the playlist's information in place of the videos. */
  info: boolean;
}

const reads = ({ id, page }: PlaylistAddress, _: string, user: SignedIn | null) => ({
  playlist: playlistRead(id, user !== null),
  videos: playlistVideosRead(id, page, user !== null),
});

/** /playlist/{id}/ and its videos and info */
function PlaylistPage({ id, page, info, ...answers }: PlaylistAddress & AnswersTo<typeof reads>) {
  const reader = useReader();
  const playlist = usePreview(answers.playlist, (values) => previews.playlist({ id }, values));
  const both = combineResources(playlist, orPending(answers.videos));
  const href = (other: number) => reader.href.playlist({ id }, other);
  const readsOf = ([of, videos]: [PlaylistReads['playlist'], VideoList['videos']]): PlaylistReads => ({
    playlist: of,
    shown: info ? { tab: 'info' } : { tab: 'videos', page, videos, href },
  });
  return (
    <Frame of={both} head={(shown) => playlistHead(readsOf(shown), reader)}>
      {(shown) => <PlaylistWithActs key={id} {...{ id, page, videos: shown[1] }} {...readsOf(shown)} />}
    </Frame>
  );
}

export const page = readingPage({
  Page: PlaylistPage,
  reads,
  ownReads: import.meta.env.SSR && (async () => (await import('../ownReads.ts')).ofPlaylist),
});
