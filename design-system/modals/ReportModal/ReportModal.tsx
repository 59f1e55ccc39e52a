import { defineMessages, useIntl } from 'react-intl';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'reportModal.title', defaultMessage: 'Report' },
  thanks: { id: 'reportScreen.sent', defaultMessage: 'Thank you' },
});

export interface ReportModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer'> {
  /** Title of the reported item, if it has one. */
  about?: string | undefined;
  /** Message that replaces the form once it is sent. */
  sent?: string | undefined;
}

/** A dialog over the reported page with the form for reports, which is `children`. */
export function ReportModal({ about, sent, children, ...rest }: ReportModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal {...rest} data-component="ReportModal" title={formatMessage(messages.title)} description={about}>
      {sent === undefined ? (
        children
      ) : (
        <Notice level={3} scene="sent" heading={formatMessage(messages.thanks)} sentence={sent} />
      )}
      <Announcement sentence={sent} />
    </Modal>
  );
}
