import type { FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import { day, likedSentence, views } from '../../reader/format.ts';
import { isPreview, pending, type VideoPreview } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { VideoFactsProps } from './VideoFacts.tsx';

export function videoFacts(video: FullVideo | VideoPreview, reader: Reader): VideoFactsProps {
  if (isPreview(video)) {
    const { card } = video;
    return {
      views: card ? views(card.views, reader) : pending,
      posted: pending,
      liked: card ? likedSentence(card, reader) : pending,
    };
  }
  const { statistics, postedAt } = video;
  return {
    views: views(statistics.views, reader),
    posted: day(postedAt, reader),
    day: new Date(postedAt).toISOString().slice(0, 10),
    liked: likedSentence(statistics, reader),
  };
}
