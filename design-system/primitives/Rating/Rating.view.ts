import { likedPercent, likedSentence, likedShare } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { RatingProps } from './Rating.tsx';

/** Returns the Rating props of anything with votes: from likes if known, otherwise from the rating of 1 to 5 (D20). */
export const rating = (statistics: Parameters<typeof likedShare>[0], reader: Reader): RatingProps => ({
  share: likedShare(statistics),
  shown: likedPercent(statistics, reader),
  label: likedSentence(statistics, reader),
});
