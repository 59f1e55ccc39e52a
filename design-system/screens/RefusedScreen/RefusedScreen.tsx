import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  permissionTitle: { id: 'refusedScreen.permissionTitle', defaultMessage: 'Not open to you' },
  permission: { id: 'refusedScreen.permission', defaultMessage: 'You do not have permission to view.' },
  signInTitle: { id: 'refusedScreen.signInTitle', defaultMessage: 'For members' },
  signIn: { id: 'refusedScreen.signIn', defaultMessage: 'Please log in to complete this action' },
  toSignIn: { id: 'refusedScreen.toSignIn', defaultMessage: 'Sign in' },
  home: { id: 'refusedScreen.home', defaultMessage: 'Go to the home page' },
});

export interface RefusedScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  homeHref: string;
  /** Set it only if signing in would help. */
  signInHref?: string | undefined;
}

/** Error page: the page exists, but this visitor may not see it. */
export function RefusedScreen({ homeHref, signInHref, ...rest }: RefusedScreenProps) {
  const { formatMessage } = useIntl();
  const [heading, sentence, way] =
    signInHref === undefined
      ? [messages.permissionTitle, messages.permission, { href: homeHref, label: formatMessage(messages.home) }]
      : [messages.signInTitle, messages.signIn, { href: signInHref, label: formatMessage(messages.toSignIn) }];
  return (
    <Screen {...rest} data-component="RefusedScreen">
      <Notice scene="refused" level={1} heading={formatMessage(heading)} sentence={formatMessage(sentence)} way={way} />
    </Screen>
  );
}
