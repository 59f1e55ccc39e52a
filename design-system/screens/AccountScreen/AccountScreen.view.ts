import { defineMessages } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { AccountScreenProps } from './AccountScreen.tsx';
import { isSent, type AccountForm, type AccountStep } from './accountSteps.ts';

const messages = defineMessages<Record<'signUp' | 'restore' | 'link' | 'address' | 'description', { name: string }>>({
  signUp: { id: 'accountScreen.head.signUp', defaultMessage: 'Create an account – {name}' },
  restore: { id: 'accountScreen.head.restore', defaultMessage: 'Get a new password – {name}' },
  link: { id: 'accountScreen.head.link', defaultMessage: 'Sign in by a link – {name}' },
  address: { id: 'accountScreen.head.address', defaultMessage: 'Your address – {name}' },
  description: { id: 'accountScreen.description', defaultMessage: 'Your account on {name}. For adults only.' },
});

type Stated<Account> = Account extends { step: infer Step; form: infer Form }
  ? { step: Step; form: Omit<Form, 'action'> }
  : never;

/** A step with the state of its form: the submitted values, their errors, and whether it is being submitted. */
export type Account = Stated<AccountForm> & {
  /** The signed-in visitor, who asks for another link in the settings; null or omitted for a guest. */
  visitor?: { id: number } | null;
};

const signsUp = (step: AccountStep): boolean => step === 'signUp' || step === 'send_email' || step === 'confirm';
const changesAddress = (step: AccountStep): boolean => step === 'email' || step === 'keep';
const signsIn = (step: AccountStep): boolean => step === 'mail_link' || step === 'link_sent' || step === 'link';

/** Returns the URL of the page that sends the links of a step: to sign in, or to choose a new password. */
const linkHref = (step: AccountStep, { href }: Reader): string =>
  href.page(signsIn(step) ? 'signInLink' : 'restorePassword');

/** Returns the URL of the page on which this visitor can request another link; null if there is none. */
function newLinkHref({ step, visitor = null }: Account, reader: Reader): string | null {
  if (step === 'email') return visitor && `${reader.href.member(visitor, 'edit')}#email`;
  return step === 'confirm' || step === 'reset' || step === 'link' ? linkHref(step, reader) : null;
}

/** Returns the URL that the form of a step is posted to. A link is sent again from the page that sends links. */
const actionOf = (step: AccountStep, reader: Reader): string =>
  isSent(step) ? linkHref(step, reader) : reader.href.here();

export function accountScreen(account: Account, reader: Reader): AccountScreenProps {
  const { step, form } = account;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the action belongs to each form, so step and form still go together
    account: { step, form: { ...form, action: actionOf(step, reader) } } as AccountForm,
    signInHref: reader.href.page('signIn'),
    newLinkHref: newLinkHref(account, reader),
  };
}

function headOf(step: AccountStep) {
  if (signsUp(step)) return messages.signUp;
  if (changesAddress(step)) return messages.address;
  return signsIn(step) ? messages.link : messages.restore;
}

export const accountHead = (step: AccountStep, { brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(headOf(step), { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
