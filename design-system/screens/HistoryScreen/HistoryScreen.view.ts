import { noFilters } from '@afterglow/contract/lists';
import { defineMessages } from 'react-intl';
import { clock, spokenLength } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { HistoryScreenProps, WatchedVideo } from './HistoryScreen.tsx';

const messages = defineMessages<{
  today: {};
  yesterday: {};
  days: { count: number };
  months: { count: number };
  years: { count: number };
  head: { name: string };
  description: { name: string };
}>({
  today: { id: 'historyScreen.today', defaultMessage: 'Today' },
  yesterday: { id: 'historyScreen.yesterday', defaultMessage: 'Yesterday' },
  days: { id: 'historyScreen.days', defaultMessage: '{count, plural, one {# day ago} other {# days ago}}' },
  months: { id: 'historyScreen.months', defaultMessage: '{count, plural, one {# month ago} other {# months ago}}' },
  years: { id: 'historyScreen.years', defaultMessage: '{count, plural, one {# year ago} other {# years ago}}' },
  head: { id: 'historyScreen.head', defaultMessage: 'History – {name}' },
  description: { id: 'historyScreen.description', defaultMessage: 'What this device remembers of {name}.' },
});

/** A video that was watched on this device, with all data its card needs. */
export interface Watched {
  id: number;
  dir: string;
  title: string;
  seconds: number;
  /** URL of the thumbnail; empty when there is none. */
  picture: string;
  /** Milliseconds since 1970. */
  watchedAt: number;
}

export interface HistoryReads {
  /** In any order. */
  watched: readonly Watched[];
  /** Current time in milliseconds since 1970, by the visitor's clock, read once. */
  now: number;
  off: boolean;
  /** Words that titles must contain, in any order; empty for all videos. */
  words?: string;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Returns how long ago something was watched: less than a day is "today", then "yesterday", days, months of 30 days,
 * years of 365 (D22). Future times (the clock was set back) count as today.
 * @param time Milliseconds since 1970, like `now`.
 */
export function agoLabel(time: number, now: number, { intl: { formatMessage } }: Reader): string {
  const days = Math.max(0, Math.floor((now - time) / day));
  if (days === 0) return formatMessage(messages.today);
  if (days === 1) return formatMessage(messages.yesterday);
  if (days < 30) return formatMessage(messages.days, { count: days });
  if (days < 365) return formatMessage(messages.months, { count: Math.floor(days / 30) });
  return formatMessage(messages.years, { count: Math.floor(days / 365) });
}

const comparable = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const withWords = (watched: readonly Watched[], words: string): readonly Watched[] => {
  const searched = comparable(words).split(/\s+/);
  return watched.filter(({ title }) => searched.every((word) => comparable(title).includes(word)));
};

export function historyScreen({ watched, now, off, words = '' }: HistoryReads, reader: Reader): HistoryScreenProps {
  const days = new Map<string, WatchedVideo[]>();
  for (const entry of withWords(watched, words).toSorted((one, other) => other.watchedAt - one.watchedAt)) {
    const label = agoLabel(entry.watchedAt, now, reader);
    days.set(label, [...(days.get(label) ?? []), watchedVideo(entry, reader)]);
  }
  return {
    days: [...days].map(([label, videos]) => ({ label, videos })),
    off,
    searched: watched.length > 0 && words.trim() !== '',
    videosHref: reader.href.list({ of: { kind: 'all' }, sort: 'most-popular', page: 1, filters: noFilters }),
  };
}

const watchedVideo = (entry: Watched, reader: Reader): WatchedVideo => ({
  id: entry.id,
  card: {
    href: reader.href.video(entry),
    title: entry.title,
    picture: reader.picture(entry.picture),
    duration: { shown: clock(entry.seconds), label: spokenLength(entry.seconds, reader) },
    facts: null,
  },
});

export const historyHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
