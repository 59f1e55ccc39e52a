import { defineMessages, useIntl } from 'react-intl';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'contactUsModal.title', defaultMessage: 'Contact us' },
  description: {
    id: 'contactUsModal.description',
    defaultMessage: 'We answer by mail. For a video or a person in it, a report is dealt with sooner.',
  },
});

export type ContactUsModalProps = Omit<ModalProps, 'title' | 'description' | 'footer'>;

/**
 * A dialog with a message to the site; `children` is its form (R107). Once that is sent, close the dialog and show a
 * toast (R108).
 */
export function ContactUsModal({ children, ...rest }: ContactUsModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      {...rest}
      data-component="ContactUsModal"
      title={formatMessage(messages.title)}
      description={formatMessage(messages.description)}
    >
      {children}
    </Modal>
  );
}
