import type { FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import { day, likedSentence, views } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { VideoFactsProps } from './VideoFacts.tsx';

export const videoFacts = ({ statistics, postedAt }: FullVideo, reader: Reader): VideoFactsProps => ({
  views: views(statistics.views, reader),
  posted: day(postedAt, reader),
  day: new Date(postedAt).toISOString().slice(0, 10),
  liked: likedSentence(statistics, reader),
});
