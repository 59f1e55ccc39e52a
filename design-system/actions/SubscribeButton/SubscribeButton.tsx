import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages<{ off: {}; on: {}; offName: { name: string }; onName: { name: string } }>({
  off: { id: 'subscribeButton.off', defaultMessage: 'Subscribe' },
  on: { id: 'subscribeButton.on', defaultMessage: 'Subscribed' },
  offName: { id: 'subscribeButton.offName', defaultMessage: 'Subscribe to {name}' },
  onName: { id: 'subscribeButton.onName', defaultMessage: 'Subscribed to {name}' },
});

export interface SubscribeButtonProps extends Omit<
  ActionButtonProps,
  'icon' | 'label' | 'name' | 'pressed' | 'href' | 'data-kind'
> {
  /** Whether the visitor is subscribed. */
  on: boolean;
  /** Name of the channel, model or member; empty until it is known. */
  to: string;
}

/**
 * A button that subscribes to a channel, a model or a member, or unsubscribes. Filled until the visitor is subscribed,
 * as it is the main action of the view.
 */
export function SubscribeButton({ on, to, ...rest }: SubscribeButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <ActionButton
      data-component="SubscribeButton"
      {...rest}
      icon={on ? 'check' : 'bell'}
      label={formatMessage(on ? messages.on : messages.off)}
      name={to === '' ? undefined : formatMessage(on ? messages.onName : messages.offName, { name: to })}
      data-kind={on ? undefined : 'filled'}
    />
  );
}
