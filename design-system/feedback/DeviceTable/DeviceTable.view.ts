import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DeviceRow } from './DeviceTable.tsx';

const messages = defineMessages<{ days: { days: number }; session: {}; values: { count: number } }>({
  days: {
    id: 'deviceTable.days',
    defaultMessage: '{days, plural, one {# day} other {# days}} after the last change',
  },
  session: { id: 'deviceTable.session', defaultMessage: 'Until the browser is closed' },
  values: { id: 'deviceTable.values', defaultMessage: '{count, plural, one {# value} other {# values}}' },
});

/** A stored key, as in the site's registry of stored data. */
export interface DeviceEntry {
  name: string;
  purpose: MessageDescriptor;
  /** Seconds from the last write until it expires; 0 if it lasts until the browser is closed. */
  lifetime: number;
  /** Number of values: the length of a list, otherwise 1. */
  values: number;
}

const secondsOfDay = 24 * 60 * 60;

/** Returns the row of a stored key. */
export const deviceRow = ({ name, purpose, lifetime, values }: DeviceEntry, { intl }: Reader): DeviceRow => ({
  name,
  purpose: intl.formatMessage(purpose),
  lifetime:
    lifetime === 0
      ? intl.formatMessage(messages.session)
      : intl.formatMessage(messages.days, { days: Math.ceil(lifetime / secondsOfDay) }),
  count: intl.formatMessage(messages.values, { count: values }),
});

/** Returns a row for each stored key; null if the browser refuses to store anything. */
export const deviceTable = (
  entries: readonly DeviceEntry[] | null,
  reader: Reader,
): { rows: readonly DeviceRow[] | null } => ({
  rows: entries && entries.map((entry) => deviceRow(entry, reader)),
});
