import { LaterTalk } from './LaterTalk.tsx';
import { VideoFrame } from './VideoFrame.tsx';

/** /video/{id}/{dir}/ */
export function VideoPage(address: { id: number; dir: string }) {
  return <VideoFrame {...address}>{(video) => <LaterTalk video={video} />}</VideoFrame>;
}
