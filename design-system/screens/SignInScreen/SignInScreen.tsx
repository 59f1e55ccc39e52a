import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { DemoSignIn, type DemoSignInProps } from '../../forms/DemoSignIn/DemoSignIn.tsx';
import { SignInForm, type SignInFormProps } from '../../forms/SignInForm/SignInForm.tsx';
import { SignUpLine } from '../../forms/SignUpLine/SignUpLine.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { AccountFrame } from '../AccountFrame/AccountFrame.tsx';

const messages = defineMessages({
  title: { id: 'signInScreen.title', defaultMessage: 'Sign in' },
  google: { id: 'signInScreen.google', defaultMessage: 'Continue with Google' },
});

export interface SignInScreenProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  form: SignInFormProps;
  /** Message about what has happened before, such as that an address was confirmed. */
  notice?: string | undefined;
  /** Null if Google sign-in is not available. */
  googleHref: string | null;
  signUpHref: string;
  /** Accounts of a demo, to sign in with by a press; undefined elsewhere. */
  demo?: DemoSignInProps | undefined;
}

/** The page /signin/: name and password, with links to sign up or reset the password. */
export function SignInScreen({ form, notice, googleHref, signUpHref, demo, ...rest }: SignInScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <AccountFrame {...rest} title={formatMessage(messages.title)} notice={notice} data-component="SignInScreen">
      <SignInForm {...form} />
      {googleHref !== null && (
        <Button href={googleHref} size="large" data-reload="">
          {formatMessage(messages.google)}
        </Button>
      )}
      {demo && <DemoSignIn {...demo} />}
      <SignUpLine signUpHref={signUpHref} />
    </AccountFrame>
  );
}
