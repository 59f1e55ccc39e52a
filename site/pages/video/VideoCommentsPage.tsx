import { CommentSection } from '@afterglow/design-system/lists/CommentSection';
import type { SignedIn } from '@afterglow/contract/globals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPreview } from '@afterglow/design-system/reader/pending.ts';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { commentsRead, type CommentsAt } from '../../data/comments.ts';
import { readingPage } from '../../shared/readingPage.ts';
import { commentsAddress } from './commentsAddress.ts';
import { videoReads } from './reads.ts';
import { besideReads, VideoFrame, type VideoAnswers } from './VideoFrame.tsx';
import { VideoComments } from './VideoComments.tsx';

interface CommentsAddress extends CommentsAt {
  id: number;
  dir: string;
}

const reads = ({ page, sort, ...address }: CommentsAddress, _: string, user: SignedIn | null) => ({
  ...videoReads(address),
  comments: commentsRead({ section: 'video', objectId: address.id }, { page, sort }, user !== null),
});

/** /video/{id}/{dir}/?page={page}: with a page of its comments, to read and write them without script */
function VideoCommentsPage({ page, sort, ...of }: CommentsAddress & VideoAnswers) {
  return (
    <VideoFrame {...of}>
      {(video) => (isPreview(video) ? null : <AllComments key={video.id} video={video} at={{ page, sort }} />)}
    </VideoFrame>
  );
}

function AllComments({ video, at }: { video: FullVideo; at: CommentsAt }) {
  const { href, intl } = useReader();
  const { comments } = video.statistics;
  return (
    <CommentSection
      count={comments > 0 ? intl.formatNumber(comments) : ''}
      href={commentsAddress(href.video(video), at)}
    >
      <VideoComments video={video} first={at} />
    </CommentSection>
  );
}

export const page = readingPage({
  Page: VideoCommentsPage,
  reads,
  deferredReads: besideReads,
  ownReads: import.meta.env.SSR && (async () => (await import('../ownReads.ts')).ofVideoComments),
});
