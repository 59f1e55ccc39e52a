import { defineMessages, useIntl } from 'react-intl';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  new: { id: 'actionPlaylistModal.new', defaultMessage: 'New playlist' },
  edit: { id: 'actionPlaylistModal.edit', defaultMessage: 'Edit this playlist' },
});

export interface ActionPlaylistModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer'> {
  /** Whether its form creates or edits a playlist. */
  section: keyof typeof messages;
}

/** A dialog with a playlist's name, description and visibility; `children` is the form. */
export function ActionPlaylistModal({ section, ...rest }: ActionPlaylistModalProps) {
  const { formatMessage } = useIntl();
  return <Modal {...rest} data-component="ActionPlaylistModal" title={formatMessage(messages[section])} />;
}
