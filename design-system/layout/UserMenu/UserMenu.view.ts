import type { SignedIn } from '@afterglow/contract/globals';
import { defineMessages } from 'react-intl';
import type { IconName } from '../../primitives/Icon/icons.ts';
import type { Reader } from '../../reader/reader.ts';
import type { UserMenuProps } from './UserMenu.tsx';
import { keysOf } from '@afterglow/contract/tables';

const messages = defineMessages({
  uploaded_videos: { id: 'userMenu.uploadedVideos', defaultMessage: 'Uploaded videos' },
  favourite_videos: { id: 'userMenu.favouriteVideos', defaultMessage: 'Favourites' },
  playlists: { id: 'userMenu.playlists', defaultMessage: 'Playlists' },
  history: { id: 'userMenu.history', defaultMessage: 'History' },
  watch_later_videos: { id: 'userMenu.watchLaterVideos', defaultMessage: 'Watch later' },
  messages: { id: 'userMenu.messages', defaultMessage: 'Messages' },
  wall: { id: 'userMenu.wall', defaultMessage: 'Wall' },
  friends: { id: 'userMenu.friends', defaultMessage: 'Friends' },
  subscriptions: { id: 'userMenu.subscriptions', defaultMessage: 'Subscriptions' },
  edit: { id: 'userMenu.edit', defaultMessage: 'Edit profile' },
  upload: { id: 'userMenu.upload', defaultMessage: 'Upload' },
});

const icons = {
  uploaded_videos: 'video',
  favourite_videos: 'heart',
  playlists: 'list',
  history: 'history',
  watch_later_videos: 'watchLater',
  messages: 'send',
  wall: 'message',
  friends: 'users',
  subscriptions: 'bell',
  edit: 'edit',
  upload: 'upload',
} as const satisfies Record<keyof typeof messages, IconName>;

/** URLs of the member's own pages; pages without one are hidden. */
export type MemberHrefs = Partial<Record<keyof typeof messages, string>>;

const order = keysOf(messages);

export interface MenuOf {
  user: SignedIn;
  hrefs: MemberHrefs;
  /** Number of unread messages. */
  unread?: number;
}

/** Returns the UserMenu props; pages without a URL are omitted. */
export const userMenu = ({ user, hrefs, unread = 0 }: MenuOf, reader: Reader): UserMenuProps => ({
  name: user.name,
  avatar: reader.picture(user.avatar),
  unread,
  entries: order.flatMap((place) => {
    const href = hrefs[place];
    const label = reader.intl.formatMessage(messages[place]);
    return href === undefined
      ? []
      : [{ href, label, icon: icons[place], ...(place === 'messages' && unread > 0 && { unread }) }];
  }),
  signOut: { action: reader.href.preferences(), next: reader.href.here() },
});
