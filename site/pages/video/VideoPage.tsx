import { LazyComments } from './LazyComments.tsx';
import { VideoFrame } from './VideoFrame.tsx';

/** /video/{id}/{dir}/ */
export function VideoPage(address: { id: number; dir: string }) {
  return <VideoFrame {...address}>{(video) => <LazyComments video={video} />}</VideoFrame>;
}
