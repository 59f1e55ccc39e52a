import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPending } from '@afterglow/design-system/reader/pending.ts';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { VideoListScreen } from '@afterglow/design-system/screens/VideoListScreen';
import { videoListHead, videoListScreen, type VideoList } from '@afterglow/design-system/screens/VideoListScreen/view';
import type { ComponentType } from 'react';
import { Frame } from '../../shared/Frame.tsx';
import { orPending } from '../../shared/usePreview.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { listReads } from './reads.ts';

interface VideosPageProps extends AnswersTo<typeof listReads> {
  address: ListAddress;
  /** Rendered instead of an empty list. */
  Empty?: ComponentType<VideoList>;
  tabs?: VideoList['tabs'];
}

/** /videos/{sort}/{page}/ */
export function VideosPage({ address, videos: answer, Empty, tabs }: VideosPageProps) {
  const reader = useReader();
  return (
    <Frame of={orPending(answer)} head={(videos) => videoListHead({ address, videos }, reader)}>
      {(videos) =>
        Empty && !isPending(videos) && videos.entries.length === 0 ? (
          <Empty address={address} videos={videos} tabs={tabs} />
        ) : (
          <VideoListScreen {...videoListScreen({ address, videos, tabs }, reader)} />
        )
      }
    </Frame>
  );
}

export const page = readingPage({ Page: VideosPage, reads: listReads });
