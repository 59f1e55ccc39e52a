import { CommentSection } from '@afterglow/design-system/lists/CommentSection';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPreview } from '@afterglow/design-system/reader/pending.ts';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { commentsRead } from '../../data/comments.ts';
import { localizedCategoriesReads } from '../../data/terms.ts';
import { videoRead } from '../../data/video.ts';
import { relatedRead } from '../../data/videos.ts';
import type { PageCode } from '../../kit/pageCode.ts';
import { commentsAddress } from './commentsAddress.ts';
import { VideoFrame } from './VideoFrame.tsx';
import { VideoComments } from './VideoComments.tsx';

interface CommentsAddress {
  id: number;
  dir: string;
  page: number;
}

/** /video/{id}/{dir}/?page={page}: with a page of its comments, to read and write them without script */
export function VideoCommentsPage({ page, ...address }: CommentsAddress) {
  return (
    <VideoFrame {...address}>
      {(video) => (isPreview(video) ? null : <AllComments key={video.id} video={video} page={page} />)}
    </VideoFrame>
  );
}

function AllComments({ video, page }: { video: FullVideo; page: number }) {
  const { href, intl } = useReader();
  const { comments } = video.statistics;
  return (
    <CommentSection
      count={comments > 0 ? intl.formatNumber(comments) : ''}
      href={commentsAddress(href.video(video), page)}
    >
      <VideoComments video={video} page={page} />
    </CommentSection>
  );
}

export const page: PageCode<CommentsAddress> = {
  Page: VideoCommentsPage,
  reads: ({ page, ...address }, _, user) => [
    videoRead(address),
    commentsRead({ section: 'video', objectId: address.id }, page, user !== null),
  ],
  deferredReads: ({ id }, language) => [relatedRead(id), ...localizedCategoriesReads(language)],
  ownReads: import.meta.env.SSR && (() => import('../ownReads.ts').then((module) => module.ofVideoComments)),
};
