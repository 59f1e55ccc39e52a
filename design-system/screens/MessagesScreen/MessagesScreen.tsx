import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  title: { id: 'messagesScreen.title', defaultMessage: 'Messages' },
  all: { id: 'messagesScreen.all', defaultMessage: 'Your conversations' },
});

export interface MessagesScreenProps extends ComponentProps<'div'> {
  /** True for a single conversation, which has a heading of its own. */
  one?: boolean;
}

/** The page /messages/, and the page of the messages with one member. `children` is a MessageList or a Conversation. */
export function MessagesScreen({ one = false, children, ...rest }: MessagesScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Screen {...rest} data-component="MessagesScreen">
      <ListHead title={formatMessage(messages.title)} />
      {!one && <h2 data-component="VisuallyHidden">{formatMessage(messages.all)}</h2>}
      {children}
    </Screen>
  );
}
