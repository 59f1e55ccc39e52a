import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../primitives/Button/Button.tsx';

const messages = defineMessages({
  signIn: { id: 'guestButtons.signIn', defaultMessage: 'Sign in' },
  signUp: { id: 'guestButtons.signUp', defaultMessage: 'Sign up' },
});

export interface GuestLinks {
  signInHref: string;
  signUpHref: string;
}

/** The footer of a modal that is for members only: buttons to sign in and to sign up. */
export function GuestButtons({ signInHref, signUpHref }: GuestLinks) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Button kind="filled" size="large" href={signInHref}>
        {formatMessage(messages.signIn)}
      </Button>
      <Button size="large" href={signUpHref}>
        {formatMessage(messages.signUp)}
      </Button>
    </>
  );
}
