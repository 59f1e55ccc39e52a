import { defineMessages, useIntl } from 'react-intl';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'reportModal.title', defaultMessage: 'Report' },
});

export interface ReportModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer'> {
  /** What is reported: its title, or its address. */
  about: string;
}

/** The form of reports above the page that is reported; `children` is that form, and its receipt afterwards. */
export function ReportModal({ about, ...rest }: ReportModalProps) {
  const { formatMessage } = useIntl();
  return <Modal {...rest} data-component="ReportModal" title={formatMessage(messages.title)} description={about} />;
}
