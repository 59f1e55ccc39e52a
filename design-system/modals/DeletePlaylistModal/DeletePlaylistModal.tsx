import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { errorStyles } from '../../primitives/fieldStyles.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages<{ title: {}; description: { name: string }; keep: {}; delete: {} }>({
  title: { id: 'deletePlaylistModal.title', defaultMessage: 'Delete this playlist?' },
  description: {
    id: 'deletePlaylistModal.description',
    defaultMessage: '“{name}” is deleted for good. Its videos stay where they are.',
  },
  keep: { id: 'deletePlaylistModal.keep', defaultMessage: 'Keep it' },
  delete: { id: 'deletePlaylistModal.delete', defaultMessage: 'Delete the playlist' },
});

export interface DeletePlaylistModalProps extends Omit<
  ModalProps,
  'title' | 'description' | 'footer' | 'dismissible' | 'children'
> {
  /** Title of the playlist. */
  name: string;
  /** Deletes the playlist. Resolves with null on success, otherwise with a sentence that says why it failed. */
  onDelete: () => Promise<string | null>;
}

/** Asks for confirmation before a playlist is deleted. Keeping it is the first answer. */
export function DeletePlaylistModal({ name, onDelete, ...rest }: DeletePlaylistModalProps) {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const handleClick = async () => {
    setBusy(true);
    setRefused(null);
    const sentence = await onDelete();
    setRefused(sentence);
    // After a deletion it stays busy, since the page is about to be left.
    setBusy(sentence === null);
  };
  return (
    <Modal
      {...rest}
      data-component="DeletePlaylistModal"
      title={formatMessage(messages.title)}
      description={formatMessage(messages.description, { name })}
      footer={
        <>
          <Button kind="filled" size="large" onClick={() => rest.onClose()}>
            {formatMessage(messages.keep)}
          </Button>
          <Button kind="grave" size="large" icon="trash" busy={busy} onClick={() => void handleClick()}>
            {formatMessage(messages.delete)}
          </Button>
        </>
      }
    >
      {refused !== null && (
        <Refusal>
          <Icon name="alert" size="small" data-part="error-icon" />
          {refused}
        </Refusal>
      )}
      <Announcement sentence={refused} urgency="assertive" />
    </Modal>
  );
}

const Refusal = styled.p`
  ${errorStyles}
`;
