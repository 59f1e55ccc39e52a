import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  new: { id: 'newPlaylistButton.new', defaultMessage: 'New playlist' },
});

export interface NewPlaylistButtonProps extends Omit<ActionButtonProps, 'icon' | 'label' | 'name' | 'pressed'> {
  /** The form as a page of its own, for visitors without script. */
  href: string;
}

/** Above the own playlists: makes another one. */
export function NewPlaylistButton(props: NewPlaylistButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <ActionButton
      data-component="NewPlaylistButton"
      {...props}
      icon="plus"
      label={formatMessage(messages.new)}
      data-kind="filled"
    />
  );
}
