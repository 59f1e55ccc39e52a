import { defineMessages, useIntl } from 'react-intl';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'contactUsModal.title', defaultMessage: 'Contact us' },
  description: {
    id: 'contactUsModal.description',
    defaultMessage: 'We answer by mail. For a video or a person in it, a report is looked at sooner.',
  },
  thanks: { id: 'reportScreen.sent', defaultMessage: 'Thank you' },
});

export interface ContactUsModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer'> {
  /** Once it is sent: what is said in place of the form. */
  sent?: string | undefined;
}

/** A letter to the site above the page; `children` is its form (R107). */
export function ContactUsModal({ sent, children, ...rest }: ContactUsModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      {...rest}
      data-component="ContactUsModal"
      title={formatMessage(messages.title)}
      description={sent === undefined ? formatMessage(messages.description) : undefined}
    >
      {sent === undefined ? (
        children
      ) : (
        <Notice role="status" level={3} scene="sent" heading={formatMessage(messages.thanks)} sentence={sent} />
      )}
    </Modal>
  );
}
