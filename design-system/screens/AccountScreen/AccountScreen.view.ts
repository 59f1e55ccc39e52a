import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { AccountScreenProps, AccountStep } from './AccountScreen.tsx';

const messages = defineMessages<{ signUp: { name: string }; restore: { name: string }; description: { name: string } }>(
  {
    signUp: { id: 'accountScreen.head.signUp', defaultMessage: 'Create an account – {name}' },
    restore: { id: 'accountScreen.head.restore', defaultMessage: 'Get a new password – {name}' },
    description: { id: 'accountScreen.description', defaultMessage: 'Your account on {name}. For adults only.' },
  },
);

/** The step, the submitted values and their errors. */
export type Account = Pick<AccountScreenProps, 'step' | 'values' | 'errors' | 'busy'>;

const signsUp = (step: AccountStep): boolean => step === 'signUp' || step === 'send_email';

export const accountScreen = (account: Account, reader: Reader): AccountScreenProps => ({
  ...account,
  action: reader.href.page(signsUp(account.step) ? 'signUp' : 'restorePassword'),
  signInHref: reader.href.page('signIn'),
});

export const accountHead = (step: AccountStep, { brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(signsUp(step) ? messages.signUp : messages.restore, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
