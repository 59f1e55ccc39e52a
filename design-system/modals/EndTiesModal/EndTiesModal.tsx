import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = {
  unfriend: defineMessages<{ title: { name: string }; description: { name: string }; keep: {}; end: {} }>({
    title: { id: 'endTiesModal.unfriend.title', defaultMessage: 'No longer be friends with {name}?' },
    description: {
      id: 'endTiesModal.unfriend.description',
      defaultMessage: '{name} is not told. To be friends again takes a new request, which {name} has to accept.',
    },
    keep: { id: 'endTiesModal.unfriend.keep', defaultMessage: 'Stay friends' },
    end: { id: 'endTiesModal.unfriend.end', defaultMessage: 'End the friendship' },
  }),
  block: defineMessages<{ title: { name: string }; description: { name: string }; keep: {}; end: {} }>({
    title: { id: 'endTiesModal.block.title', defaultMessage: 'Block {name}?' },
    description: {
      id: 'endTiesModal.block.description',
      defaultMessage:
        'Neither of you can write to the other any more. Your friendship and your subscription end, and unblocking does not bring them back.',
    },
    keep: { id: 'endTiesModal.block.keep', defaultMessage: 'Do not block' },
    end: { id: 'endTiesModal.block.end', defaultMessage: 'Block' },
  }),
};

export interface EndTiesModalProps extends Omit<
  ModalProps,
  'title' | 'description' | 'footer' | 'dismissible' | 'children'
> {
  /** The act that is to be confirmed. */
  act: 'unfriend' | 'block';
  /** Name of the other member. */
  name: string;
  /** Performs the act. */
  onEnd: () => void;
}

/** Asks for confirmation before the visitor ends a relation with another member that neither can restore alone. */
export function EndTiesModal({ act, name, onEnd, ...rest }: EndTiesModalProps) {
  const { formatMessage } = useIntl();
  const { title, description, keep, end } = messages[act];
  return (
    <Modal
      {...rest}
      data-component="EndTiesModal"
      title={formatMessage(title, { name })}
      description={formatMessage(description, { name })}
      footer={
        <>
          <Button kind="filled" size="large" onClick={() => rest.onClose()}>
            {formatMessage(keep)}
          </Button>
          <Button kind="grave" size="large" onClick={() => onEnd()}>
            {formatMessage(end)}
          </Button>
        </>
      }
    />
  );
}
