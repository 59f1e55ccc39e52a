import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { AccountFooter, AccountForm } from '../AccountFrame/AccountForm.ts';
import { AccountFrame } from '../AccountFrame/AccountFrame.tsx';

const messages = defineMessages({
  title: { id: 'signInScreen.title', defaultMessage: 'Sign in' },
  user: { id: 'signInScreen.user', defaultMessage: 'User name' },
  password: { id: 'signInScreen.password', defaultMessage: 'Password' },
  forgotten: { id: 'signInScreen.forgotten', defaultMessage: 'Forgot your password?' },
  submit: { id: 'signInScreen.submit', defaultMessage: 'Sign in' },
  google: { id: 'signInScreen.google', defaultMessage: 'Continue with Google' },
  fresh: { id: 'signInScreen.fresh', defaultMessage: 'New here?' },
  signUp: { id: 'signInScreen.signUp', defaultMessage: 'Create an account' },
});

export interface SignInScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** URL of the page itself, posted to: a form submitted before hydration must never put a password into a URL. */
  action: string;
  /** Submitted value; passwords are never retained. */
  user?: string;
  /** Error messages by field; `general` is shown above the form. */
  errors?: Partial<Record<'usr' | 'pwd' | 'general', string>>;
  /** Whether the form is being submitted. */
  busy?: boolean;
  /** Null if Google sign-in is not available. */
  googleHref: string | null;
  signUpHref: string;
  restoreHref: string;
}

/** /signin/: name and password, with links to sign up or reset the password. */
export function SignInScreen({
  action,
  user = '',
  errors = {},
  busy = false,
  googleHref,
  signUpHref,
  restoreHref,
  ...rest
}: SignInScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountFrame {...rest} title={formatMessage(messages.title)} error={errors.general} data-component="SignInScreen">
      <AccountForm method="post" action={action}>
        <TextField
          label={formatMessage(messages.user)}
          name="usr"
          defaultValue={user}
          required
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          error={errors.usr}
        />
        <PasswordField
          label={formatMessage(messages.password)}
          name="pwd"
          required
          autoComplete="current-password"
          error={errors.pwd}
        />
        <Link href={restoreHref} kind="alone" data-part="account-link">
          {formatMessage(messages.forgotten)}
        </Link>
        <Button type="submit" kind="filled" size="large" busy={busy}>
          {formatMessage(messages.submit)}
        </Button>
      </AccountForm>
      {googleHref !== null && (
        <Button href={googleHref} size="large" data-reload="">
          {formatMessage(messages.google)}
        </Button>
      )}
      <AccountFooter>
        {formatMessage(messages.fresh)}{' '}
        <Link href={signUpHref} kind="alone">
          {formatMessage(messages.signUp)}
        </Link>
      </AccountFooter>
    </AccountFrame>
  );
}
