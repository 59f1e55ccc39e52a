import { LazyComments } from './LazyComments.tsx';
import { VideoFrame } from './VideoFrame.tsx';
import { localizedCategoriesReads } from '../../data/terms.ts';
import { relatedRead } from '../../data/videos.ts';
import type { PageCode } from '../../kit/pageCode.ts';
import { videoReads } from './reads.ts';

/** /video/{id}/{dir}/ */
export function VideoPage(address: { id: number; dir: string }) {
  return <VideoFrame {...address}>{(video) => <LazyComments video={video} />}</VideoFrame>;
}

export const page: PageCode<Parameters<typeof VideoPage>[0]> = {
  Page: VideoPage,
  reads: videoReads,
  deferredReads: ({ id }, language) => [relatedRead(id), ...localizedCategoriesReads(language)],
  ownReads: import.meta.env.SSR && (() => import('../ownReads.ts').then((module) => module.ofVideo)),
};
