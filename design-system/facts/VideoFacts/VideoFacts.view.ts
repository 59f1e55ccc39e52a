import type { FullVideo } from '@afterglow/fixtures/contract/fullVideo';
import { defineMessages } from 'react-intl';
import { day, likedSentence, shortCount, views } from '../../reader/format.ts';
import { isPreview, pending, type VideoPreview } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { FactCount, VideoFactsProps } from './VideoFacts.tsx';

const messages = defineMessages<{
  likes: { count: number };
  dislikes: { count: number };
  subscribers: { count: number };
}>({
  likes: { id: 'videoFacts.likes', defaultMessage: '{count, plural, one {# like} other {# likes}}' },
  dislikes: { id: 'videoFacts.dislikes', defaultMessage: '{count, plural, one {# dislike} other {# dislikes}}' },
  subscribers: {
    id: 'videoFacts.subscribers',
    defaultMessage: '{count, plural, one {# subscriber} other {# subscribers}}',
  },
});

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

/** The facts with all statistics of R55. Votes have no count before the first; a video without an owner, no subscribers. */
export const videoFactsWithCounts = (video: FullVideo | VideoPreview, reader: Reader): VideoFactsProps => ({
  ...videoFacts(video, reader),
  counts: isPreview(video) ? pending : factCounts(video, reader),
});

function factCounts({ statistics: { likes, dislikes }, channel, user }: FullVideo, reader: Reader): FactCount[] {
  const fact = (icon: FactCount['icon'], name: keyof typeof messages, count: number): FactCount => ({
    icon,
    shown: shortCount(count, reader),
    label: reader.intl.formatMessage(messages[name], { count }),
  });
  const votes = [fact('like', 'likes', likes), fact('dislike', 'dislikes', dislikes)];
  const owned = channel !== null || user.name !== '';
  return [
    ...(likes + dislikes > 0 ? votes : []),
    ...(owned ? [fact('users', 'subscribers', (channel ?? user).subscribers)] : []),
  ];
}
