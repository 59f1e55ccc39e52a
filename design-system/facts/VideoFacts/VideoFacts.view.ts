import type { FullVideo } from '@afterglow/contract/fullVideo';
import type { CounterProps } from '../../primitives/Counter/Counter.tsx';
import { counter } from '../../primitives/Counter/Counter.view.ts';
import { day, ifAny, isoDay, likedSentence, views } from '../../reader/format.ts';
import { isPreview, pending, type VideoPreview } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { VideoFactsProps } from './VideoFacts.tsx';

export function videoFacts(video: FullVideo | VideoPreview, reader: Reader): VideoFactsProps {
  if (isPreview(video)) {
    const { card } = video;
    return {
      views: card ? ifAny(views, card.views, reader) : pending,
      posted: pending,
      liked: card ? likedSentence(card, reader) : pending,
    };
  }
  const { statistics, postedAt } = video;
  return {
    views: ifAny(views, statistics.views, reader),
    posted: day(postedAt, reader),
    day: isoDay(postedAt),
    liked: likedSentence(statistics, reader),
  };
}

/**
 * Returns the facts with all statistics of R55. Likes and dislikes are omitted before the first vote, and subscribers
 * if the video has no owner.
 */
export const videoFactsWithCounts = (video: FullVideo | VideoPreview, reader: Reader): VideoFactsProps => ({
  ...videoFacts(video, reader),
  counts: isPreview(video) ? pending : factCounts(video, reader),
});

function factCounts({ statistics: { likes, dislikes }, channel, user }: FullVideo, reader: Reader): CounterProps[] {
  const votes = [counter({ count: likes, of: 'likes' }, reader), counter({ count: dislikes, of: 'dislikes' }, reader)];
  const { subscribers } = channel ?? user;
  const owned = channel !== null || user.name !== '';
  return [
    ...(likes + dislikes > 0 ? votes : []),
    ...(owned && subscribers > 0 ? [counter({ count: subscribers, of: 'subscribers' }, reader)] : []),
  ];
}
