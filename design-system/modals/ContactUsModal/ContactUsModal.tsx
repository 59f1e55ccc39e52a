import { defineMessages, useIntl } from 'react-intl';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'contactUsModal.title', defaultMessage: 'Contact us' },
  description: {
    id: 'contactUsModal.description',
    defaultMessage: 'We answer by mail. For a video or a person in it, a report is looked at sooner.',
  },
});

export type ContactUsModalProps = Omit<ModalProps, 'title' | 'description' | 'footer'>;

/** A letter to the site above the page; `children` is its form (R107). Once it is sent, close it and say so in a toast (R108). */
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
