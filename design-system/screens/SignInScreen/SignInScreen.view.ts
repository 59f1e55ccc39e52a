import { defineMessages } from 'react-intl';
import { refusalSentence } from '../../forms/refusalSentence.view.ts';
import type { DemoSignInProps } from '../../forms/DemoSignIn/DemoSignIn.tsx';
import type { SignInFormProps } from '../../forms/SignInForm/SignInForm.tsx';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { SignInScreenProps } from './SignInScreen.tsx';

const messages = defineMessages<{ head: { name: string }; description: { name: string } }>({
  head: { id: 'signInScreen.head', defaultMessage: 'Sign in – {name}' },
  description: { id: 'signInScreen.description', defaultMessage: 'Sign in to {name}. For adults only.' },
});

/** Messages about what may have happened before a visitor signs in. */
const notices = defineMessages({
  confirmed: { id: 'signInScreen.confirmed', defaultMessage: 'Your address is confirmed. You can sign in now.' },
  password_changed: {
    id: 'signInScreen.passwordChanged',
    defaultMessage: 'Your new password is set. Sign in with it.',
  },
  account_deleted: {
    id: 'signInScreen.accountDeleted',
    defaultMessage: 'Your account has been deleted, with everything in it.',
  },
  email_changed: {
    id: 'signInScreen.emailChanged',
    defaultMessage: 'Your new address is confirmed. Our mails go there from now on.',
  },
  email_kept: {
    id: 'signInScreen.emailKept',
    defaultMessage:
      'Your address stays, and all devices are signed out. Now choose a new password, because somebody else knows yours.',
  },
});
export type SignInNotice = keyof typeof notices;
const isNotice = (text: string): text is SignInNotice => Object.hasOwn(notices, text);

export interface SignIn {
  /** State of the form: the submitted values, their errors, and whether it is being submitted. */
  form: Omit<SignInFormProps, 'action' | 'restoreHref' | 'linkHref'>;
  /** Key of a notice about what has happened before, or the code with which another way to sign in was refused. */
  notice?: string | null;
  googleHref: string | null;
  /** Accounts of a demo; empty elsewhere. */
  demo?: Pick<DemoSignInProps, 'names' | 'action' | 'error'>;
}

export function signInScreen({ form, notice, googleHref, demo }: SignIn, reader: Reader): SignInScreenProps {
  const { errors = {} } = form;
  const refused = !notice || isNotice(notice) ? {} : { notify: refusalSentence('signIn', { code: notice }, reader) };
  return {
    form: {
      ...form,
      errors: { ...refused, ...errors },
      action: reader.href.here(),
      restoreHref: reader.href.page('restorePassword'),
      linkHref: reader.href.page('signInLink'),
    },
    notice: notice && isNotice(notice) ? reader.intl.formatMessage(notices[notice]) : undefined,
    googleHref,
    signUpHref: reader.href.page('signUp'),
    ...(demo && demo.names.length > 0 && { demo }),
  };
}

export const signInHead = ({ brand, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name: brand.name }),
  description: intl.formatMessage(messages.description, { name: brand.name }),
});
