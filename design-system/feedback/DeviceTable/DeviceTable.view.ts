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

/** One stored key, as the registry of the device knows it. */
export interface DeviceEntry {
  name: string;
  purpose: MessageDescriptor;
  /** Seconds after the last write until it expires; 0 until the browser is closed. */
  lifetime: number;
  /** How many values it holds: of a list its length, else one. */
  values: number;
}

const secondsOfDay = 24 * 60 * 60;

/** What is kept under one key. */
export const deviceRow = ({ name, purpose, lifetime, values }: DeviceEntry, { intl }: Reader): DeviceRow => ({
  name,
  purpose: intl.formatMessage(purpose),
  lifetime:
    lifetime === 0
      ? intl.formatMessage(messages.session)
      : intl.formatMessage(messages.days, { days: Math.ceil(lifetime / secondsOfDay) }),
  count: intl.formatMessage(messages.values, { count: values }),
});

/** Everything that is kept; null if the browser refuses to. */
export const deviceTable = (
  entries: readonly DeviceEntry[] | null,
  reader: Reader,
): { rows: readonly DeviceRow[] | null } => ({
  rows: entries && entries.map((entry) => deviceRow(entry, reader)),
});
