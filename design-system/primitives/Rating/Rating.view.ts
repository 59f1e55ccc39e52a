import { likedPercent, likedSentence, likedShare } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { RatingProps } from './Rating.tsx';

/** The rating of anything with votes: from likes where they are known, else from the mark of one to five (D20). */
export const rating = (statistics: Parameters<typeof likedShare>[0], reader: Reader): RatingProps => ({
  share: likedShare(statistics),
  shown: likedPercent(statistics, reader),
  spoken: likedSentence(statistics, reader),
});
