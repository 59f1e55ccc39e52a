import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { RefusedScreenProps } from './RefusedScreen.tsx';

const messages = defineMessages<{ title: { name: string }; description: {} }>({
  title: { id: 'refusedScreen.head', defaultMessage: 'Not open to everyone – {name}' },
  description: { id: 'refusedScreen.description', defaultMessage: 'This page is not open to every visitor.' },
});

/** Returns the props of the page. Pass `signInHref` only if signing in would help. */
export const refusedScreen = (
  { signInHref }: { signInHref?: string | undefined },
  reader: Reader,
): RefusedScreenProps => ({
  homeHref: reader.href.home(),
  signInHref,
});

export const refusedHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.title, { name: brand.name }),
  description: intl.formatMessage(messages.description),
});
