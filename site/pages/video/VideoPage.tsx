import { LazyComments } from './LazyComments.tsx';
import { besideReads, VideoFrame, type VideoAnswers } from './VideoFrame.tsx';
import { readingPage } from '../../shared/readingPage.ts';
import { videoReads } from './reads.ts';

/** /video/{id}/{dir}/ */
const VideoPage = (of: { id: number; dir: string } & VideoAnswers) => (
  <VideoFrame {...of}>{(video) => <LazyComments video={video} />}</VideoFrame>
);

export const page = readingPage({
  Page: VideoPage,
  reads: videoReads,
  deferredReads: besideReads,
  ownReads: import.meta.env.SSR && (async () => (await import('../ownReads.ts')).ofVideo),
});
