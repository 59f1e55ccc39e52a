import { defineMessages, useIntl } from 'react-intl';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'reportModal.title', defaultMessage: 'Report' },
  thanks: { id: 'reportScreen.sent', defaultMessage: 'Thank you' },
});

export interface ReportModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer'> {
  /** The title of what is reported, if it has one. */
  about?: string | undefined;
  /** Once it is sent: what is said in place of the form. */
  sent?: string | undefined;
}

/** The form of reports above the page that is reported; `children` is that form. */
export function ReportModal({ about, sent, children, ...rest }: ReportModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal {...rest} data-component="ReportModal" title={formatMessage(messages.title)} description={about}>
      {sent === undefined ? (
        children
      ) : (
        <Notice role="status" level={3} scene="sent" heading={formatMessage(messages.thanks)} sentence={sent} />
      )}
    </Modal>
  );
}
