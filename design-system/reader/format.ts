import { defineMessages } from 'react-intl';
import type { Reader } from './reader.ts';

const messages = defineMessages<{
  views: { count: number; shown: string };
  videos: { count: number; shown: string };
  liked: { percent: string };
  length: { hours: number; minutes: number; seconds: number };
}>({
  views: { id: 'format.views', defaultMessage: '{count, plural, one {{shown} view} other {{shown} views}}' },
  videos: { id: 'format.videos', defaultMessage: '{count, plural, one {{shown} video} other {{shown} videos}}' },
  liked: { id: 'format.liked', defaultMessage: '{percent} liked' },
  length: {
    id: 'format.length',
    defaultMessage:
      '{hours, plural, =0 {} one {# hour } other {# hours }}{minutes, plural, =0 {} one {# minute } other {# minutes }}{seconds, plural, =0 {} one {# second} other {# seconds}}',
  },
});

/** Formats seconds as a clock does: 754 → `12:34`; the same in every language. */
export function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Formats a duration for screen readers: `12 minutes 34 seconds`. */
export const spokenLength = (seconds: number, { intl }: Reader): string =>
  intl
    .formatMessage(messages.length, {
      hours: Math.floor(seconds / 3600),
      minutes: Math.floor(seconds / 60) % 60,
      seconds: Math.floor(seconds) % 60,
    })
    .trim();

/** Truncates a count to the number that its short form shows: 1234 → 1200. */
function shownCount(count: number): number {
  const step = count >= 1e6 ? 1e5 : count >= 1e3 ? 100 : 1;
  return Math.floor(count / step) * step;
}

/**
 * Abbreviates a count to K from four digits and M from seven, truncated to one decimal: 1234 → `1.2K`. K and M are the
 * same in every language, the decimal mark is localized: `1,2K` (R77, D21).
 */
export function shortCount(count: number, { intl }: Reader): string {
  const shown = shownCount(count);
  const inUnit = (unit: number) => intl.formatNumber(shown / unit, { numberingSystem: 'latn' });
  if (count >= 1e6) return `${inUnit(1e6)}M`;
  if (count >= 1e3) return `${inUnit(1e3)}K`;
  return String(count);
}

/**
 * Values of a sentence that counts something. The plural goes by the number that is shown: in Polish "1,2K" takes the form of
 * 1200, not that of 1234.
 */
export const counted = (count: number, reader: Reader): { count: number; shown: string } => ({
  count: shownCount(count),
  shown: shortCount(count, reader),
});

export const views = (count: number, reader: Reader): string =>
  reader.intl.formatMessage(messages.views, counted(count, reader));

export const videoCount = (count: number, reader: Reader): string =>
  reader.intl.formatMessage(messages.videos, counted(count, reader));

/** Returns an empty text for zero: `0 subscribers` beside a name would only disparage it. */
export const ifAny = (say: (count: number, reader: Reader) => string, count: number, reader: Reader): string =>
  count === 0 ? '' : say(count, reader);

/**
 * Returns the share of likes from 0 to 1: of all likes and dislikes if there are any, otherwise from the 1–5 rating by
 * the specified formula (R76, D20). Null without votes.
 */
export function likedShare(statistics: {
  likes: number;
  dislikes: number;
  rating: number;
  votes: number;
}): number | null {
  const { likes, dislikes, rating, votes } = statistics;
  if (likes + dislikes > 0) return likes / (likes + dislikes);
  if (votes > 0 && rating > 0) return Math.min(rating / 0.05, 100) / 100;
  return null;
}

/** Formats the share of likes: `92%`; an empty string without votes. */
export const likedPercent = (statistics: Parameters<typeof likedShare>[0], { intl }: Reader): string => {
  const share = likedShare(statistics);
  return share === null ? '' : intl.formatNumber(share, { style: 'percent' });
};

/** Formats the share of likes as a phrase: `92% liked`; an empty string without votes. */
export const likedSentence = (statistics: Parameters<typeof likedShare>[0], reader: Reader): string =>
  likedShare(statistics) === null
    ? ''
    : reader.intl.formatMessage(messages.liked, { percent: likedPercent(statistics, reader) });

/**
 * Formats a date in UTC, so that server, browser and cache agree. Never relative: it would go stale in a cached page.
 * @param time milliseconds since 1970
 */
export const day = (time: number, { intl }: Reader): string =>
  intl.formatDate(time, { dateStyle: 'long', timeZone: 'UTC' });

/** Strips scheme, `www.` and a final slash from a web URL: `night-heron.example`. Returns anything else unchanged. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?([^/].*?)\/?$/, '$1');

/**
 * Formats a date in UTC for machines: `2026-01-26`.
 * @param time milliseconds since 1970
 */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
