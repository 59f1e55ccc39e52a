import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { AdvertisingScreenProps } from './AdvertisingScreen.tsx';

const messages = defineMessages<{ head: { name: string }; description: { name: string } }>({
  head: { id: 'advertisingScreen.head', defaultMessage: 'Advertising – {name}' },
  description: { id: 'advertisingScreen.description', defaultMessage: 'Where and how to advertise on {name}.' },
});

export const advertisingScreen = (_: unknown, reader: Reader): AdvertisingScreenProps => ({
  name: reader.brand.name,
  contactHref: reader.href.page('support'),
  partnersHref: reader.brand.partners,
});

export const advertisingHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
