import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  later: { id: 'watchLaterButton.later', defaultMessage: 'Watch later' },
});

export interface WatchLaterButtonProps extends Omit<ActionButtonProps, 'icon' | 'label' | 'name' | 'pressed' | 'href'> {
  /** Whether it is on the visitor's list. */
  on: boolean;
}

/** Puts a video on the visitor's list of what to watch later, or takes it away again. */
export function WatchLaterButton({ on, ...rest }: WatchLaterButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <ActionButton
      data-component="WatchLaterButton"
      {...rest}
      icon={on ? 'clock' : 'watchLater'}
      label={formatMessage(messages.later)}
      pressed={on}
    />
  );
}
