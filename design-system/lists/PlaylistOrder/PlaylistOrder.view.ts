import type { ListedVideo } from '@afterglow/contract/video';
import { clock } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { OrderedVideo } from './PlaylistOrder.tsx';

/** Returns the rows for the videos of a playlist. */
export const orderedVideos = (videos: readonly ListedVideo[], reader: Reader): OrderedVideo[] =>
  videos.map(({ id, title, picture, seconds }) => ({
    id,
    title,
    picture: reader.picture(picture),
    length: clock(seconds),
  }));
