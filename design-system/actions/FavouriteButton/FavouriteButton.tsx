import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  favourite: { id: 'favouriteButton.favourite', defaultMessage: 'Favourite' },
});

export interface FavouriteButtonProps extends Omit<ActionButtonProps, 'icon' | 'label' | 'name' | 'pressed' | 'href'> {
  /** Whether it is among the visitor's favourites. */
  on: boolean;
}

/** Puts a video among the visitor's favourites, or takes it away again. */
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
