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
  /** What can be voted for, or followed. */
  of: keyof typeof messages;
  /** URL of the page that does it without script. */
  href: string;
}

/** Leads members without script to a page of buttons, where those of this page need one. Meant to stand in a `noscript`. */
export function PlainActions({ of, ...rest }: PlainActionsProps) {
  const { formatMessage } = useIntl();
  return <ActionButton data-component="PlainActions" {...rest} icon="like" label={formatMessage(messages[of])} />;
}
