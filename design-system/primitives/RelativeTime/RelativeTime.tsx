import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useNow } from '../../reader/now.ts';
import { sinceThen } from './sinceThen.ts';
import { useFullTime } from './useFullTime.ts';

export interface RelativeTimeProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime' | 'title'> {
  /** Milliseconds since 1970. */
  at: number;
  /** The date as localized text: shown by the server, without JavaScript, and from a week on. */
  date: string;
}

/**
 * Time since something, such as "5 minutes ago"; the full date and time in the visitor's time zone are its title.
 */
export function RelativeTime({ at, date, ...rest }: RelativeTimeProps) {
  const intl = useIntl();
  const now = useNow();
  return (
    <time {...rest} {...useFullTime(at)} data-component="RelativeTime">
      {(now !== null && sinceThen(at, now, intl)) || date}
    </time>
  );
}
