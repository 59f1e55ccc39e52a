import { videoEndpoint, videoFileEndpoint } from '@afterglow/contract/endpoints/videos';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { VideoFile } from '@afterglow/contract/videoFile';
import type { Read } from '../runtime/data/read.ts';
import { fillPath } from '../runtime/routing/pathMatcher.ts';
import { videoPath } from '../routing/pathPatterns.ts';
import { readOf } from './readOf.ts';

/** Returns the read of a video by its id. With a wrong dir it is missing, and its correct address is suggested. */
export const videoRead = ({ id, dir }: { id: number; dir: string }): Read<FullVideo> => ({
  ...readOf(videoEndpoint, { id }, ({ fullVideo }) => fullVideo),
  check: (video) =>
    video.dir === dir
      ? null
      : { state: 'missing', suggestion: fillPath(videoPath, { id: String(id), dir: video.dir }) },
});

/** Returns the read of a video by its id alone, as its embedded player is addressed. */
export const embeddedVideoRead = (id: number): Read<FullVideo> =>
  readOf(videoEndpoint, { id }, ({ fullVideo }) => fullVideo);

/** Returns the read of links to a video's files. They expire: request them each time they are needed. */
export const videoFilesRead = (id: number): Read<VideoFile[]> =>
  readOf(videoFileEndpoint, { id }, ({ videoFiles }) => videoFiles);
