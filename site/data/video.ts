import { calls } from '@afterglow/fixtures/contract/calls';
import type { FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import { decoders, type Read } from './read.ts';

/** A video by its id; with a wrong dir it is missing, and its correct address is suggested. */
export const videoRead = ({ id, dir }: { id: number; dir: string }): Read<FullVideo> => ({
  key: calls.video(id),
  decode: async (json) => (await decoders()).fullVideo(json),
  check: (video) => (video.dir === dir ? null : { state: 'missing', suggestion: `/video/${id}/${video.dir}/` }),
});
