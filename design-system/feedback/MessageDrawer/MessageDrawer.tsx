import { defineMessages, useIntl } from 'react-intl';
import { Modal, type ModalProps } from '../../modals/Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'messageDrawer.title', defaultMessage: 'Messages' },
});

export type MessageDrawerProps = Omit<ModalProps, 'title' | 'description' | 'footer' | 'dismissible'>;

/**
 * The member's messages in a drawer beside the page (D58). `children` is a MessageList, or a Conversation in its place.
 */
export function MessageDrawer(props: MessageDrawerProps) {
  const { formatMessage } = useIntl();
  return <Modal {...props} data-component="MessageDrawer" data-placement="end" title={formatMessage(messages.title)} />;
}
