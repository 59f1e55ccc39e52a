import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { AccountForm, AccountScreenProps, AccountStep } from './AccountScreen.tsx';

const messages = defineMessages<{ signUp: { name: string }; restore: { name: string }; description: { name: string } }>(
  {
    signUp: { id: 'accountScreen.head.signUp', defaultMessage: 'Create an account – {name}' },
    restore: { id: 'accountScreen.head.restore', defaultMessage: 'Get a new password – {name}' },
    description: { id: 'accountScreen.description', defaultMessage: 'Your account on {name}. For adults only.' },
  },
);

type Stated<Account> = Account extends { step: infer Step; form: infer Form }
  ? { step: Step; form: Omit<Form, 'action'> }
  : never;

/** A step with the state of its form: the submitted values, their errors, and whether it is being submitted. */
export type Account = Stated<AccountForm>;

const signsUp = (step: AccountStep): boolean => step === 'signUp' || step === 'send_email' || step === 'confirm';

/** Where the form of a step is posted to: a link is sent again from the page that sends links. */
function actionOf(step: AccountStep, { href }: Reader): string {
  const sent = step === 'send_email' || step === 'restore_password_success';
  return sent ? href.page('restorePassword') : href.here();
}

export const accountScreen = ({ step, form }: Account, reader: Reader): AccountScreenProps => ({
  // The action belongs to each form, so step and form still go together.
  account: { step, form: { ...form, action: actionOf(step, reader) } } as AccountForm,
  signInHref: reader.href.page('signIn'),
  restoreHref: reader.href.page('restorePassword'),
});

export const accountHead = (step: AccountStep, { brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(signsUp(step) ? messages.signUp : messages.restore, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
