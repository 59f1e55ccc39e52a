import type { Notifications } from '@afterglow/contract/notification';
import { defineMessages } from 'react-intl';
import { notificationList } from '../../lists/NotificationList/NotificationList.view.ts';
import { paging } from '../../lists/Paging/Paging.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import type { NotificationsScreenProps } from './NotificationsScreen.tsx';

const messages = defineMessages<{ head: { name: string }; description: {} }>({
  head: { id: 'notifications.head', defaultMessage: 'Notifications – {name}' },
  description: {
    id: 'notifications.description',
    defaultMessage: 'What others have done that concerns you.',
  },
});

/** Returns the head of the page of notifications. */
export const notificationsHead = ({ brand: { name }, intl }: Reader): DocumentHead => ({
  title: intl.formatMessage(messages.head, { name }),
  description: intl.formatMessage(messages.description),
});

export interface NotificationsPageOf {
  shown: Notifications;
  page: number;
  /** The member who is told. */
  owner: { id: number };
}

/** Returns the props of a page of notifications. */
export function notificationsScreen(
  { shown, page, owner }: NotificationsPageOf,
  reader: Reader,
): Omit<NotificationsScreenProps, 'onRead' | 'onReadAll'> {
  const { entries, pages, unread } = shown;
  const first = reader.href.page('notifications');
  const href = (number: number) => (number === 1 ? first : `${first}?page=${number}`);
  return {
    list: notificationList({ notifications: entries, owner }, reader),
    settingsHref: `${reader.href.member(owner, 'edit')}#notifications`,
    marking: { action: reader.href.here(), upTo: unread > 0 ? (entries[0]?.id ?? null) : null },
    ...(pages > 1 && { paging: paging({ current: page, last: pages, href }, reader) }),
  };
}
