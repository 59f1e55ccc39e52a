import { videoEndpoint } from '@afterglow/fixtures/contract/endpoints/videos';
import type { FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import { type Read, readOf } from './read.ts';

/** A video by its id; with a wrong dir it is missing, and its correct address is suggested. */
export const videoRead = ({ id, dir }: { id: number; dir: string }): Read<FullVideo> => ({
  ...readOf(videoEndpoint, { id }, ({ fullVideo }) => fullVideo),
  check: (video) => (video.dir === dir ? null : { state: 'missing', suggestion: `/video/${id}/${video.dir}/` }),
});
