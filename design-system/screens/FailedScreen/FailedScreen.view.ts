import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { FailedScreenProps } from './FailedScreen.tsx';

const messages = defineMessages<{ title: { name: string }; description: {} }>({
  title: { id: 'failedScreen.head', defaultMessage: 'Not loaded – {name}' },
  description: { id: 'failedScreen.description', defaultMessage: 'We can’t reach the site right now.' },
});

/**
 * Returns an error page whose action reloads this page. `waitSeconds` is set only after too many requests; 0 if
 * unknown.
 */
export const failedScreen = (failure: { waitSeconds?: number } | null, reader: Reader): FailedScreenProps => ({
  retryHref: reader.href.here(),
  waitSeconds: failure?.waitSeconds,
});

export const failedHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.title, { name: brand.name }),
  description: intl.formatMessage(messages.description),
});
