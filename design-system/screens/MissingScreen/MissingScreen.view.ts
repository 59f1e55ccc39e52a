import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { MissingScreenProps } from './MissingScreen.tsx';

const messages = defineMessages<{ title: { name: string }; description: {} }>({
  title: { id: 'missingScreen.head', defaultMessage: 'Content not found – {name}' },
  description: { id: 'missingScreen.description', defaultMessage: 'There is nothing at this address.' },
});

/** `meant` is the URL that was probably meant, if known. */
export const missingScreen = ({ meant }: { meant?: string | undefined }, reader: Reader): MissingScreenProps => ({
  homeHref: reader.href.home(),
  searchHref: reader.href.search(),
  meant,
});

export const missingHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.title, { name: brand.name }),
  description: intl.formatMessage(messages.description),
});
