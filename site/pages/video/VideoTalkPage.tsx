import { CommentSection } from '@afterglow/design-system/lists/CommentSection';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { isPreview } from '@afterglow/design-system/reader/pending.ts';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { commentsRead } from '../../data/comments.ts';
import { localizedCategoriesReads } from '../../data/terms.ts';
import { videoRead } from '../../data/video.ts';
import { relatedRead } from '../../data/videos.ts';
import type { PageCode } from '../../kit/pageCode.ts';
import { talkAddress } from './talkAddress.ts';
import { VideoFrame } from './VideoFrame.tsx';
import { VideoTalk } from './VideoTalk.tsx';

interface TalkAddress {
  id: number;
  dir: string;
  page: number;
}

/** /video/{id}/{dir}/?page={page}: with a page of its comments, to read and write them without script */
export function VideoTalkPage({ page, ...address }: TalkAddress) {
  return (
    <VideoFrame {...address}>
      {(video) => (isPreview(video) ? null : <WholeTalk key={video.id} video={video} page={page} />)}
    </VideoFrame>
  );
}

function WholeTalk({ video, page }: { video: FullVideo; page: number }) {
  const { href, intl } = useReader();
  return (
    <CommentSection count={intl.formatNumber(video.statistics.comments)} href={talkAddress(href.video(video), page)}>
      <VideoTalk video={video} page={page} />
    </CommentSection>
  );
}

export const videoTalkPage: PageCode<TalkAddress> = {
  Page: VideoTalkPage,
  reads: ({ page, ...address }, _, user) => [
    videoRead(address),
    commentsRead({ section: 'video', objectId: address.id }, page, user !== null),
  ],
  deferredReads: ({ id }, language) => [relatedRead(id), ...localizedCategoriesReads(language)],
};
