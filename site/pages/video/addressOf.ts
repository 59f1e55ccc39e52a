import { isPreview } from '@afterglow/design-system/reader/pending.ts';
import type { VideoReads } from '@afterglow/design-system/screens/VideoScreen/view';

/** Returns id and dir of a video, which are known from the start. */
export const addressOf = (video: VideoReads['video']) => (isPreview(video) ? video.address : video);
