import type { StudioDay } from '@afterglow/contract/studio';
import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { StudioDaysProps } from './StudioDays.tsx';

const messages = defineMessages<{ chart: { most: number } }>({
  chart: {
    id: 'studioDays.chart',
    defaultMessage: 'Views of each of the last 30 days, {most, number} on the best of them',
  },
});

/** Returns the views, likes and comments of each of the last days, and their sums. */
export function studioDays(days: readonly StudioDay[], { intl }: Reader): StudioDaysProps {
  const most = Math.max(0, ...days.map(({ views }) => views));
  const sum = (name: 'views' | 'likes' | 'comments') =>
    intl.formatNumber(days.reduce((total, day) => total + day[name], 0));
  return {
    chart: intl.formatMessage(messages.chart, { most }),
    sums: { views: sum('views'), likes: sum('likes'), comments: sum('comments') },
    days: days.map(({ day, views, likes, comments }) => ({
      day: intl.formatDate(day, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
      views: intl.formatNumber(views),
      likes: intl.formatNumber(likes),
      comments: intl.formatNumber(comments),
      share: most === 0 ? 0 : views / most,
    })),
  };
}
