import { color, font, space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Modal, type ModalProps } from '../../modals/Modal/Modal.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

const messages = defineMessages({
  title: { id: 'confirmLeave.title', defaultMessage: 'Leave this page?' },
  upload: {
    id: 'confirmLeave.upload',
    defaultMessage: 'Your video is still being uploaded. If you leave, the upload stops.',
  },
  unsaved: {
    id: 'confirmLeave.unsaved',
    defaultMessage: 'What you have changed here has not been saved and would be lost.',
  },
  changes: { id: 'confirmLeave.changes', defaultMessage: 'What has changed' },
  stay: { id: 'confirmLeave.stay', defaultMessage: 'Stay here' },
  leave: { id: 'confirmLeave.leave', defaultMessage: 'Leave' },
});

export interface ConfirmLeaveProps extends Omit<
  ModalProps,
  'title' | 'description' | 'footer' | 'onClose' | 'children'
> {
  /** Kind of data that would be lost. */
  losing: 'unsaved' | 'upload';
  /** Names of what was changed; none if nothing has a name. */
  changes?: readonly string[];
  /** Called when the visitor stays, also by Esc or a press outside. */
  onStay: () => void;
  /** Called when the visitor leaves; navigate then. */
  onLeave: () => void;
}

/** Asks for confirmation before the visitor leaves a page with data that would be lost. Staying is the first answer. */
export function ConfirmLeave({ losing, changes = [], onStay, onLeave, ...rest }: ConfirmLeaveProps) {
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
    >
      {changes.length > 0 && (
        <Changes role="list" aria-label={formatMessage(messages.changes)}>
          {changes.map((name) => (
            <li key={name} dir="auto">
              {name}
            </li>
          ))}
        </Changes>
      )}
    </Modal>
  );
}

const Changes = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: ${space[5]};
  color: ${color.text};
  font: ${font.body};
  list-style: disc;
  overflow-wrap: anywhere;
`;
