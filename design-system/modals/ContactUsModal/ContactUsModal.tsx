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

/** A letter to the site above the page; `children` is its form (R107). */
export function ContactUsModal(props: ContactUsModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      {...props}
      data-component="ContactUsModal"
      title={formatMessage(messages.title)}
      description={formatMessage(messages.description)}
    />
  );
}
