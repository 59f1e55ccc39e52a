import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { SignInForm, type SignInFormProps } from '../../forms/SignInForm/SignInForm.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { AccountFooter } from '../AccountFrame/AccountFooter.ts';
import { AccountFrame } from '../AccountFrame/AccountFrame.tsx';

const messages = defineMessages({
  title: { id: 'signInScreen.title', defaultMessage: 'Sign in' },
  google: { id: 'signInScreen.google', defaultMessage: 'Continue with Google' },
  fresh: { id: 'signInScreen.fresh', defaultMessage: 'New here?' },
  signUp: { id: 'signInScreen.signUp', defaultMessage: 'Create an account' },
});

export interface SignInScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  form: SignInFormProps;
  /** What has happened before, such as that an address is confirmed. */
  notice?: string | undefined;
  /** Null if Google sign-in is not available. */
  googleHref: string | null;
  signUpHref: string;
}

/** /signin/: name and password, with links to sign up or reset the password. */
export function SignInScreen({ form, notice, googleHref, signUpHref, ...rest }: SignInScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountFrame {...rest} title={formatMessage(messages.title)} notice={notice} data-component="SignInScreen">
      <SignInForm {...form} />
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
