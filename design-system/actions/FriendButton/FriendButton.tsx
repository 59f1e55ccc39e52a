import { defineMessages, useIntl } from 'react-intl';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { ActionButton, type ActionButtonProps } from '../ActionButton/ActionButton.tsx';

const messages = defineMessages({
  none: { id: 'friendButton.none', defaultMessage: 'Add friend' },
  asked: { id: 'friendButton.asked', defaultMessage: 'Request sent' },
  asking: { id: 'friendButton.asking', defaultMessage: 'Accept request' },
  friend: { id: 'friendButton.friend', defaultMessage: 'Friends' },
});

/** `asked`: the visitor has sent a request. `asking`: the other member has sent one. */
export type Friendship = keyof typeof messages;

export interface FriendButtonProps extends Omit<
  ActionButtonProps,
  'icon' | 'label' | 'name' | 'pressed' | 'href' | 'onPress'
> {
  /** State of the friendship between the visitor and the member. */
  friend: Friendship;
  /** Called with the act that fits the state: sends a request, accepts one, or ends a friendship or a request. */
  onFriend?: ((act: 'add' | 'accept' | 'del') => void) | undefined;
}

const acts = { none: 'add', asking: 'accept', asked: 'del', friend: 'del' } as const;
const icons: Record<Friendship, IconName> = { none: 'friendAdd', asking: 'check', asked: 'clock', friend: 'friends' };

/** A button that sends a friend request, accepts one, or ends a friendship or a request. */
export function FriendButton({ friend, onFriend, ...rest }: FriendButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <ActionButton
      data-component="FriendButton"
      {...rest}
      icon={icons[friend]}
      label={formatMessage(messages[friend])}
      onPress={onFriend && (() => onFriend(acts[friend]))}
    />
  );
}
