import { defineMessages } from 'react-intl';
import { deviceTable, type DeviceEntry } from '../../feedback/DeviceTable/DeviceTable.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { DeviceScreenProps } from './DeviceScreen.tsx';

const messages = defineMessages<{ head: { name: string }; description: { name: string } }>({
  head: { id: 'deviceScreen.head', defaultMessage: 'On your device – {name}' },
  description: {
    id: 'deviceScreen.description',
    defaultMessage: 'What {name} keeps in this browser, why and for how long.',
  },
});

/**
 * Returns the props of the page. `entries` is null if the browser allows no storage, and undefined until it has been read.
 * `flash` is the outcome of the last form.
 */
export const deviceScreen = (
  { entries, flash = null }: { entries: readonly DeviceEntry[] | null | undefined; flash?: string | null },
  reader: Reader,
): Pick<DeviceScreenProps, 'rows' | 'form' | 'wiped'> => ({
  rows: entries === undefined ? undefined : deviceTable(entries, reader).rows,
  form: { action: reader.href.preferences(), next: reader.href.here() },
  wiped: flash === 'wiped',
});

export const deviceHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
