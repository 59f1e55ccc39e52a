import { defineMessages, useIntl } from 'react-intl';
import { Modal, type ModalProps } from '../../modals/Modal/Modal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

const messages = defineMessages({
  title: { id: 'confirmLeave.title', defaultMessage: 'Leave this page?' },
  unsent: {
    id: 'confirmLeave.unsent',
    defaultMessage: 'What you have written here has not been sent and would be lost.',
  },
  upload: {
    id: 'confirmLeave.upload',
    defaultMessage: 'Your video is still being uploaded. If you leave, the upload stops.',
  },
  stay: { id: 'confirmLeave.stay', defaultMessage: 'Stay here' },
  leave: { id: 'confirmLeave.leave', defaultMessage: 'Leave' },
});

export interface ConfirmLeaveProps extends Omit<
  ModalProps,
  'title' | 'description' | 'footer' | 'onClose' | 'children'
> {
  /** What would be lost. */
  losing: 'unsent' | 'upload';
  /** The visitor stays; Esc and a press outside say so as well. */
  onStay: () => void;
  /** The visitor leaves: navigate. */
  onLeave: () => void;
}

/** Asks before a page is left on which something would be lost. To stay is the first answer. */
export function ConfirmLeave({ losing, onStay, onLeave, ...rest }: ConfirmLeaveProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      {...rest}
      data-component="ConfirmLeave"
      title={formatMessage(messages.title)}
      description={formatMessage(messages[losing])}
      onClose={onStay}
      footer={
        <>
          <Button kind="filled" size="large" onClick={() => onStay()}>
            {formatMessage(messages.stay)}
          </Button>
          <Button size="large" onClick={() => onLeave()}>
            {formatMessage(messages.leave)}
          </Button>
        </>
      }
    />
  );
}
