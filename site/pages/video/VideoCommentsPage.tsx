import { CommentSection } from '@afterglow/design-system/lists/CommentSection';
import type { SignedIn } from '@afterglow/contract/globals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPreview } from '@afterglow/design-system/reader/pending.ts';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { commentsRead } from '../../data/comments.ts';
import { readingPage } from '../../kit/readingPage.ts';
import { commentsAddress } from './commentsAddress.ts';
import { videoReads } from './reads.ts';
import { besideReads, VideoFrame, type VideoAnswers } from './VideoFrame.tsx';
import { VideoComments } from './VideoComments.tsx';

interface CommentsAddress {
  id: number;
  dir: string;
  page: number;
}

const reads = ({ page, ...address }: CommentsAddress, _: string, user: SignedIn | null) => ({
  ...videoReads(address),
  comments: commentsRead({ section: 'video', objectId: address.id }, page, user !== null),
});

/** /video/{id}/{dir}/?page={page}: with a page of its comments, to read and write them without script */
function VideoCommentsPage({ page, ...of }: CommentsAddress & VideoAnswers) {
  return (
    <VideoFrame {...of}>
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

export const page = readingPage({
  Page: VideoCommentsPage,
  reads,
  deferredReads: besideReads,
  ownReads: import.meta.env.SSR && (async () => (await import('../ownReads.ts')).ofVideoComments),
});
