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
  /** The channel, model or member; empty until the name is known. */
  to: string;
}

/** Subscribes to a channel, a model or a member, or ends that. Filled until it is done: it is what the view offers. */
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
