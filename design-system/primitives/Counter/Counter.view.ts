import { defineMessages } from 'react-intl';
import { shortCount } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { IconName } from '../Icon/icons.ts';
import type { CounterProps } from './Counter.tsx';

type Counted = 'views' | 'likes' | 'dislikes' | 'comments' | 'subscribers' | 'videos';

const messages = defineMessages<Record<Counted, { count: number }>>({
  views: { id: 'counter.views', defaultMessage: '{count, plural, one {# view} other {# views}}' },
  likes: { id: 'counter.likes', defaultMessage: '{count, plural, one {# like} other {# likes}}' },
  dislikes: { id: 'counter.dislikes', defaultMessage: '{count, plural, one {# dislike} other {# dislikes}}' },
  comments: { id: 'counter.comments', defaultMessage: '{count, plural, one {# comment} other {# comments}}' },
  subscribers: {
    id: 'counter.subscribers',
    defaultMessage: '{count, plural, one {# subscriber} other {# subscribers}}',
  },
  videos: { id: 'counter.videos', defaultMessage: '{count, plural, one {# video} other {# videos}}' },
});

const icons = {
  views: 'eye',
  likes: 'like',
  dislikes: 'dislike',
  comments: 'message',
  subscribers: 'bell',
  videos: 'video',
} as const satisfies Record<Counted, IconName>;

/** Returns the Counter props for one kind of count, in the reader's language. */
export const counter = ({ count, of }: { count: number; of: Counted }, reader: Reader): CounterProps => ({
  shown: shortCount(count, reader),
  label: reader.intl.formatMessage(messages[of], { count }),
  icon: icons[of],
});
