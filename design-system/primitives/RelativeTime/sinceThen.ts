import type { IntlShape } from 'react-intl';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/**
 * Formats how long ago something was: `5 minutes ago`, `yesterday`. Null from a week on, when the date says more. A time
 * in the future is `now`, as clocks differ.
 * @param at milliseconds since 1970
 * @param now the same
 */
export function sinceThen(at: number, now: number, intl: Pick<IntlShape, 'formatRelativeTime'>): string | null {
  const passed = now - at;
  const ago = (unit: 'second' | 'minute' | 'hour' | 'day', length: number) =>
    intl.formatRelativeTime(-Math.floor(passed / length), unit, { numeric: 'auto' });
  if (passed < minute) return intl.formatRelativeTime(0, 'second', { numeric: 'auto' });
  if (passed < hour) return ago('minute', minute);
  if (passed < day) return ago('hour', hour);
  return passed < week ? ago('day', day) : null;
}
