import { defineMessages } from 'react-intl';
import { legalLinks } from '../../layout/LegalLinks/LegalLinks.view.ts';
import { mark } from '../../primitives/Mark/Mark.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { DownloadScreenProps } from './DownloadScreen.tsx';

const messages = defineMessages<{ head: { name: string }; description: { name: string } }>({
  head: { id: 'downloadScreen.head', defaultMessage: 'Download – {name}' },
  description: {
    id: 'downloadScreen.description',
    defaultMessage: 'Save videos of {name} for later. For adults only.',
  },
});

/** Returns the props of the page. `extensionHref` is the URL of the extension; null if there is none. */
export const downloadScreen = (
  { extensionHref }: Pick<DownloadScreenProps, 'extensionHref'>,
  reader: Reader,
): DownloadScreenProps => ({
  name: reader.brand.name,
  logo: mark(reader),
  homeHref: reader.href.home(),
  extensionHref,
  legal: legalLinks(null, reader),
});

export const downloadHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
