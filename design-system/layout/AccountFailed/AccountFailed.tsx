import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';

const messages = defineMessages({
  again: { id: 'failedScreen.again', defaultMessage: 'Try again' },
  name: { id: 'accountFailed.name', defaultMessage: 'Your account has not loaded. Try again' },
});

export interface AccountFailedProps extends Omit<ComponentProps<'a'>, 'children' | 'title'> {
  /** URL of this page. */
  href: string;
}

/** In place of the menu of a member whose account could not be loaded: neither theirs nor that of a guest. */
export function AccountFailed(props: AccountFailedProps) {
  const { formatMessage } = useIntl();
  const name = formatMessage(messages.name);
  return (
    <Button {...props} data-component="AccountFailed" data-reload="" aria-label={name} title={name}>
      {formatMessage(messages.again)}
    </Button>
  );
}
