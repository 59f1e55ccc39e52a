import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';

const messages = defineMessages({
  again: { id: 'failedScreen.again', defaultMessage: 'Try again' },
  name: { id: 'accountFailed.name', defaultMessage: 'Your account has not loaded. Try again' },
});

export interface AccountFailedProps extends Omit<ComponentProps<'a'>, 'children' | 'title'> {
  /** URL of the current page, to load it again. */
  href: string;
}

/**
 * Replaces the user menu if the member's account could not be loaded: neither their menu nor a guest's would be right.
 */
export function AccountFailed(props: AccountFailedProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage(messages.name);
  return (
    <Button {...props} data-component="AccountFailed" data-reload="" aria-label={name} title={name}>
      {formatMessage(messages.again)}
    </Button>
  );
}
