import type { ComponentProps, ReactNode } from 'react';
import { defineMessages, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { NoticeIllustration } from '../../feedback/NoticeIllustration/NoticeIllustration.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AccountFooter, AccountForm } from '../AccountFrame/AccountForm.ts';
import { AccountFrame } from '../AccountFrame/AccountFrame.tsx';

const titles = defineMessages({
  signUp: { id: 'accountScreen.signUp', defaultMessage: 'Create an account' },
  send_email: { id: 'accountScreen.sent', defaultMessage: 'Check your email' },
  restore: { id: 'accountScreen.restore', defaultMessage: 'Get a new password' },
  restore_password_success: { id: 'accountScreen.restored', defaultMessage: 'Check your email' },
  reset: { id: 'accountScreen.reset', defaultMessage: 'Choose a new password' },
});

const sentences: Partial<Record<keyof typeof titles, TypedMessageDescriptor>> = defineMessages({
  send_email: {
    id: 'accountScreen.sent.sentence',
    defaultMessage: 'We have sent you a link. Follow it to confirm your address; then you can sign in.',
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
});

const messages = defineMessages({
  username: { id: 'accountScreen.username', defaultMessage: 'User name' },
  usernameHint: { id: 'accountScreen.usernameHint', defaultMessage: 'From 3 to 32 letters, digits, and _ - .' },
  email: { id: 'accountScreen.email', defaultMessage: 'E-mail address' },
  password: { id: 'accountScreen.password', defaultMessage: 'Password' },
  newPassword: { id: 'accountScreen.newPassword', defaultMessage: 'New password' },
  passwordHint: {
    id: 'accountScreen.passwordHint',
    defaultMessage: 'At least 5 characters, and none that everyone uses',
  },
  submitSignUp: { id: 'accountScreen.submitSignUp', defaultMessage: 'Create the account' },
  submitRestore: { id: 'accountScreen.submitRestore', defaultMessage: 'Send me a link' },
  sendAgain: { id: 'accountScreen.sendAgain', defaultMessage: 'Send it again' },
  submitReset: { id: 'accountScreen.submitReset', defaultMessage: 'Keep this password' },
  member: { id: 'accountScreen.member', defaultMessage: 'A member already?' },
  signIn: { id: 'accountScreen.signIn', defaultMessage: 'Sign in' },
});

export type AccountStep = keyof typeof titles;
export type AccountField = 'username' | 'email' | 'pwd';

export interface AccountScreenProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The form or confirmation to show. */
  step: AccountStep;
  /** URL of the page itself, posted to: a form submitted before hydration must never put a password into a URL. */
  action: string;
  /** Submitted values; passwords are never retained. A link is sent again to the address among them. */
  values?: Partial<Record<'username' | 'email', string>>;
  /** Error messages by field; `general` is shown above the form. */
  errors?: Partial<Record<AccountField | 'general', string>>;
  /** Whether the form is being submitted. */
  busy?: boolean;
  signInHref: string;
}

/** What each step asks for. A step after which a link is on its way asks again for the address if it is not known. */
const fields = {
  signUp: ['username', 'email', 'pwd'],
  send_email: ['email'],
  restore: ['email'],
  restore_password_success: ['email'],
  reset: ['pwd'],
} as const satisfies Record<AccountStep, readonly AccountField[]>;
const submits = {
  signUp: messages.submitSignUp,
  send_email: messages.sendAgain,
  restore: messages.submitRestore,
  restore_password_success: messages.sendAgain,
  reset: messages.submitReset,
};

/**
 * /signup/ and /restore-password/, in all their steps. `children` are rendered before the button, such as a captcha.
 */
export function AccountScreen({
  step,
  action,
  values = {},
  errors = {},
  busy = false,
  signInHref,
  children,
  ...rest
}: AccountScreenProps) {
  const { formatMessage } = useIntl();
  const sentence = sentences[step];
  const sent = step === 'send_email' || step === 'restore_password_success';
  const inputs: Record<AccountField, ReactNode> = {
    username: (
      <TextField
        key="username"
        label={formatMessage(messages.username)}
        hint={formatMessage(messages.usernameHint)}
        name="username"
        defaultValue={values.username}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        error={errors.username}
      />
    ),
    email:
      sent && values.email !== undefined && errors.email === undefined ? (
        <input key="email" type="hidden" name="email" value={values.email} />
      ) : (
        <TextField
          key="email"
          label={formatMessage(messages.email)}
          name="email"
          type="email"
          defaultValue={values.email}
          required
          autoComplete="email"
          error={errors.email}
        />
      ),
    pwd: (
      <PasswordField
        key="pwd"
        label={formatMessage(step === 'reset' ? messages.newPassword : messages.password)}
        hint={formatMessage(messages.passwordHint)}
        name="pwd"
        required
        autoComplete="new-password"
        error={errors.pwd}
      />
    ),
  };
  return (
    <AccountFrame
      {...rest}
      title={formatMessage(titles[step])}
      sentence={sentence && formatMessage(sentence)}
      error={errors.general}
      illustration={sent ? <NoticeIllustration scene="sent" /> : undefined}
      data-component="AccountScreen"
    >
      <AccountForm method="post" action={action}>
        {fields[step].map((name) => inputs[name])}
        {children}
        <Button type="submit" kind="filled" size="large" busy={busy}>
          {formatMessage(submits[step])}
        </Button>
      </AccountForm>
      {sent ? (
        <Button href={signInHref} size="large">
          {formatMessage(messages.signIn)}
        </Button>
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
