import { useIntl } from 'react-intl';
import { useNow } from '../../reader/now.ts';

/**
 * Returns the attributes of a `<time>`: the moment for machines and, once the visitor's time zone is known, the full date
 * and time as its title.
 * @param at milliseconds since 1970
 */
export function useFullTime(at: number): { dateTime: string; title: string | undefined } {
  const { formatDate } = useIntl();
  const isZoneKnown = useNow() !== null;
  return {
    dateTime: new Date(at).toISOString(),
    title: isZoneKnown ? formatDate(at, { dateStyle: 'long', timeStyle: 'short' }) : undefined,
  };
}
