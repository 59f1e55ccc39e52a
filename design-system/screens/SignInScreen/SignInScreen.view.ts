import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { SignInScreenProps } from './SignInScreen.tsx';

const messages = defineMessages<{ head: { name: string }; description: { name: string } }>({
  head: { id: 'signInScreen.head', defaultMessage: 'Sign in – {name}' },
  description: { id: 'signInScreen.description', defaultMessage: 'Sign in to {name}. For adults only.' },
});

/** The submitted values and their errors; empty on a fresh page. */
export type SignIn = Pick<SignInScreenProps, 'user' | 'errors' | 'busy' | 'googleHref'>;

export const signInScreen = (sent: SignIn, reader: Reader): SignInScreenProps => ({
  ...sent,
  action: reader.href.page('signIn'),
  signUpHref: reader.href.page('signUp'),
  restoreHref: reader.href.page('restorePassword'),
});

export const signInHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
