import {
  confirmEmail,
  confirmNewEmail,
  keepEmail,
  requestSignInLink,
  resetPassword,
  restorePassword as restoreForm,
  signIn as signInForm,
  signInByLink,
  signInDemo,
  signUp as signUpForm,
} from '../../data/formDefinitions.ts';
import type { PageForm } from '../../shared/pageForm.ts';
import { mailedLinkFlash, type MailedLinkFlash } from '../../routing/mailedLinkFlash.ts';
import { pathAfterSignIn } from '../../routing/pathAfterSignIn.ts';
import { home } from '../home/page.ts';
import { editMember } from '../member/page.ts';
import { restorePassword, signIn, signUp } from './page.ts';

/** Returns the flash message of a mailed link: what it has done, and the name of its account for the sign-in form. */
const flashWithName =
  (code: MailedLinkFlash): NonNullable<PageForm['flash']> =>
  (_, { username }) =>
    typeof username === 'string' ? mailedLinkFlash(code, username) : code;

const onSignIn: readonly PageForm[] = [
  { page: signIn, form: signInForm, next: ({ query }) => pathAfterSignIn(query) },
  {
    page: signIn,
    step: 'mail_link',
    form: requestSignInLink,
    next: () => signIn.href({ query: { step: 'link_sent' } }),
  },
  { page: signIn, step: 'link', form: signInByLink, mailed: true, next: () => home.path },
  { page: signIn, step: 'demo', form: signInDemo, next: ({ query }) => pathAfterSignIn(query) },
];

const onSignUp: readonly PageForm[] = [
  { page: signUp, form: signUpForm, captcha: true, next: () => signUp.href({ query: { step: 'send_email' } }) },
  {
    page: signUp,
    step: 'confirm',
    form: confirmEmail,
    mailed: true,
    next: () => signIn.path,
    flash: flashWithName('confirmed'),
  },
  {
    page: signUp,
    step: 'email',
    form: confirmNewEmail,
    mailed: true,
    next: ({ user }) => (user === null ? signIn.path : `${editMember.href({ id: user.id })}#email`),
    flash: flashWithName('email_changed'),
  },
  {
    page: signUp,
    step: 'keep',
    form: keepEmail,
    mailed: true,
    next: () => signIn.path,
    flash: flashWithName('email_kept'),
  },
];

const onRestorePassword: readonly PageForm[] = [
  {
    page: restorePassword,
    form: restoreForm,
    next: () => restorePassword.href({ query: { step: 'restore_password_success' } }),
  },
  {
    page: restorePassword,
    step: 'reset',
    form: resetPassword,
    mailed: true,
    next: () => signIn.path,
    flash: flashWithName('password_changed'),
  },
];

export const forms: readonly PageForm[] = [...onSignIn, ...onSignUp, ...onRestorePassword];
