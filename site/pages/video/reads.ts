import { videoRead } from '../../data/video.ts';

/** The reads of a video's page; apart from it, so that they need not wait for its code. */
export const videoReads = (of: { id: number; dir: string }) => ({ video: videoRead(of) });
