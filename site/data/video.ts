import { calls } from '@afterglow/fixtures/contract/calls';
import { fullVideoReply, type FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import { readOf, type Read } from './read.ts';

/** A video by its id; under another dir than its own it is missing, and its own is suggested. */
export const videoRead = ({ id, dir }: { id: number; dir: string }): Read<FullVideo> => ({
  ...readOf(calls.video(id), fullVideoReply),
  judge: (video) => (video.dir === dir ? null : { state: 'missing', suggestion: `/video/${id}/${video.dir}/` }),
});
