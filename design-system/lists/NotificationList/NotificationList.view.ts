import type { Notification } from '@afterglow/contract/notification';
import { notificationCard } from '../../cards/NotificationCard/NotificationCard.view.ts';
import type { Reader } from '../../reader/reader.ts';
import type { NotificationListProps } from './NotificationList.tsx';

export interface NotificationsOf {
  /** Newest first; null while they are loading, `failed` if loading failed. */
  notifications: readonly Notification[] | null | 'failed';
  /** The member who is told. */
  owner: { id: number };
}

/** Returns the list of a member's notifications. */
export function notificationList(
  { notifications, owner }: NotificationsOf,
  reader: Reader,
): Pick<NotificationListProps, 'state'> {
  if (notifications === null) return { state: { kind: 'loading' } };
  if (notifications === 'failed') return { state: { kind: 'failed', href: reader.href.page('notifications') } };
  if (notifications.length === 0)
    return { state: { kind: 'empty', href: reader.href.community({ sort: 'recent', page: 1, filters: {} }) } };
  return {
    state: {
      kind: 'ready',
      items: notifications.map((notification) => ({
        ...notificationCard({ notification, owner }, reader),
        id: notification.id,
      })),
    },
  };
}
