import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  favourite: { id: 'favouriteButton.favourite', defaultMessage: 'Favourite' },
});

export interface FavouriteButtonProps extends Omit<ActionButtonProps, 'icon' | 'label' | 'name' | 'pressed' | 'href'> {
  /** Whether the video is among the visitor's favourites. */
  on: boolean;
}

/** A toggle button that adds a video to the visitor's favourites, or removes it. */
export function FavouriteButton({ on, ...rest }: FavouriteButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <ActionButton
      data-component="FavouriteButton"
      {...rest}
      icon="heart"
      label={formatMessage(messages.favourite)}
      pressed={on}
    />
  );
}
