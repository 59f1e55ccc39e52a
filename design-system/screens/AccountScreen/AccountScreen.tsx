import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { NoticeIllustration } from '../../feedback/NoticeIllustration/NoticeIllustration.tsx';
import { ConfirmForm } from '../../forms/ConfirmForm/ConfirmForm.tsx';
import { NewPasswordForm } from '../../forms/NewPasswordForm/NewPasswordForm.tsx';
import { RestorePasswordForm } from '../../forms/RestorePasswordForm/RestorePasswordForm.tsx';
import { SignUpForm } from '../../forms/SignUpForm/SignUpForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { AccountFooter } from '../AccountFrame/AccountFooter.ts';
import { AccountFrame } from '../AccountFrame/AccountFrame.tsx';
import { isSent, type AccountForm } from './accountSteps.ts';

const titles = defineMessages({
  signUp: { id: 'accountScreen.signUp', defaultMessage: 'Create an account' },
  send_email: { id: 'accountScreen.sent', defaultMessage: 'Check your email' },
  confirm: { id: 'accountScreen.confirm', defaultMessage: 'One press left' },
  restore: { id: 'accountScreen.restore', defaultMessage: 'Get a new password' },
  restore_password_success: { id: 'accountScreen.restored', defaultMessage: 'Check your email' },
  reset: { id: 'accountScreen.reset', defaultMessage: 'Choose a new password' },
  mail_link: { id: 'accountScreen.mailLink', defaultMessage: 'Sign in by a link' },
  link_sent: { id: 'accountScreen.linkSent', defaultMessage: 'Check your email' },
  link: { id: 'accountScreen.link', defaultMessage: 'One press left' },
  email: { id: 'accountScreen.confirm', defaultMessage: 'One press left' },
  keep: { id: 'accountScreen.keep', defaultMessage: 'Keep your address' },
});

const sentences: Partial<Record<keyof typeof titles, TypedMessageDescriptor>> = defineMessages({
  send_email: {
    id: 'accountScreen.sent.sentence',
    defaultMessage: 'We have sent you a link. Follow it to confirm your address; then you can sign in.',
  },
  confirm: {
    id: 'accountScreen.confirm.sentence',
    defaultMessage: 'Confirm that this address is yours; then you can sign in.',
  },
  restore: {
    id: 'accountScreen.restore.sentence',
    defaultMessage: 'Give the address that you signed up with, and we send a link to it.',
  },
  restore_password_success: {
    id: 'accountScreen.restored.sentence',
    defaultMessage:
      'If there is an account with this address, we have sent a link to it. With it you choose a new password.',
  },
  mail_link: {
    id: 'accountScreen.mailLink.sentence',
    defaultMessage: 'Give the address of your account, and we send a link to it. It signs you in without a password.',
  },
  link_sent: {
    id: 'accountScreen.linkSent.sentence',
    defaultMessage:
      'If there is an account with this address, we have sent a link to it. It signs you in once, within 15 minutes.',
  },
  link: {
    id: 'accountScreen.link.sentence',
    defaultMessage: 'This signs you in on this device. The link works once.',
  },
  email: {
    id: 'accountScreen.email.sentence',
    defaultMessage: 'Confirm that this is your new address; then our mails go there.',
  },
  keep: {
    id: 'accountScreen.keep.sentence',
    defaultMessage: 'This stops the change of your address, or takes it back, and signs out all devices.',
  },
});

const messages = defineMessages({
  member: { id: 'accountScreen.member', defaultMessage: 'A member already?' },
  signIn: { id: 'accountScreen.signIn', defaultMessage: 'Sign in' },
  tooOld: { id: 'accountScreen.tooOld', defaultMessage: 'Is the link too old?' },
  newLink: { id: 'accountScreen.newLink', defaultMessage: 'Ask for a new one' },
});

export interface AccountScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The step to show, with its form. */
  account: AccountForm;
  signInHref: string;
  /** URL of the page that requests another link of the same kind; null if the visitor cannot request one. */
  newLinkHref: string | null;
}

function formOf({ step, form }: AccountForm): ReactNode {
  switch (step) {
    case 'signUp':
      return <SignUpForm {...form} />;
    case 'confirm':
    case 'email':
      return <ConfirmForm {...form} />;
    case 'keep':
      return <ConfirmForm {...form} purpose="keep" />;
    case 'link':
      return <ConfirmForm {...form} purpose="signIn" />;
    case 'reset':
      return <NewPasswordForm {...form} />;
    case 'restore':
    case 'mail_link':
      return <RestorePasswordForm {...form} />;
    case 'send_email':
    case 'restore_password_success':
    case 'link_sent':
      return <RestorePasswordForm {...form} again />;
  }
}

/** The pages /signup/ and /restore-password/ in all their steps, and the steps of a mailed link at /signin/. */
export function AccountScreen({ account, signInHref, newLinkHref, ...rest }: AccountScreenProps) {
  const { formatMessage } = useIntl();
  const { step } = account;
  const sentence = sentences[step];
  const sent = isSent(step);
  return (
    <AccountFrame
      {...rest}
      title={formatMessage(titles[step])}
      sentence={sentence && formatMessage(sentence)}
      illustration={sent ? <NoticeIllustration scene="sent" /> : undefined}
      data-component="AccountScreen"
    >
      {formOf(account)}
      {sent ? (
        <Button href={signInHref} size="large">
          {formatMessage(messages.signIn)}
        </Button>
      ) : newLinkHref !== null ? (
        <AccountFooter>
          {formatMessage(messages.tooOld)}{' '}
          <Link href={newLinkHref} kind="alone">
            {formatMessage(messages.newLink)}
          </Link>
        </AccountFooter>
      ) : (
        <AccountFooter>
          {formatMessage(messages.member)}{' '}
          <Link href={signInHref} kind="alone">
            {formatMessage(messages.signIn)}
          </Link>
        </AccountFooter>
      )}
    </AccountFrame>
  );
}
