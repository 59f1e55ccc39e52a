import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  new: { id: 'newPlaylistButton.new', defaultMessage: 'New playlist' },
});

export interface NewPlaylistButtonProps extends Omit<ActionButtonProps, 'icon' | 'label' | 'name' | 'pressed'> {
  /** URL of the page with the form, for visitors without JavaScript. */
  href: string;
}

/** A button above the visitor's own playlists that creates another one. */
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
