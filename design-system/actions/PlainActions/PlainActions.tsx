import { defineMessages, useIntl } from 'react-intl';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  video: { id: 'plainActions.video', defaultMessage: 'Vote or keep it' },
  profile: { id: 'plainActions.profile', defaultMessage: 'Subscribe or vote' },
  playlist: { id: 'plainActions.playlist', defaultMessage: 'Vote' },
});

export interface PlainActionsProps extends Omit<
  ActionButtonProps,
  'icon' | 'label' | 'name' | 'pressed' | 'field' | 'onPress'
> {
  /** Kind of the entity that can be voted for or followed. */
  of: keyof typeof messages;
  /** URL of the page that works without JavaScript. */
  href: string;
}

/** A link for members without JavaScript to a page with buttons that work without it. Render it in a `noscript`. */
export function PlainActions({ of, ...rest }: PlainActionsProps) {
  const { formatMessage } = useIntl();
  return <ActionButton data-component="PlainActions" {...rest} icon="like" label={formatMessage(messages[of])} />;
}
