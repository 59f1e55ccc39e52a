import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  later: { id: 'watchLaterButton.later', defaultMessage: 'Watch later' },
});

export interface WatchLaterButtonProps extends Omit<ActionButtonProps, 'icon' | 'label' | 'name' | 'pressed' | 'href'> {
  /** Whether the video is on the visitor's list. */
  on: boolean;
}

/** A toggle button that adds a video to the visitor's watch-later list, or removes it. */
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
