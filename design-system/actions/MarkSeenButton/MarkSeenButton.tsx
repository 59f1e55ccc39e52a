import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  all: { id: 'markSeenButton.all', defaultMessage: 'Mark all as seen' },
});

export type MarkSeenButtonProps = Omit<ActionButtonProps, 'icon' | 'label' | 'name' | 'pressed' | 'href'>;

/**
 * A button above the visitor's own subscriptions that marks all of them as seen, shown while any has something new.
 * Opening the page of a subscription marks that one.
 */
export function MarkSeenButton(props: MarkSeenButtonProps) {
  const { formatMessage } = useIntl();
  return <ActionButton data-component="MarkSeenButton" {...props} icon="check" label={formatMessage(messages.all)} />;
}
