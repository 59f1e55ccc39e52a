import { ownRead } from './ownRead.ts';

/** Returns the read of a page of the member's notifications, the newest first. */
export const notificationsRead = (page: number) =>
  ownRead({ section: 'notifications', page }, ({ notifications }) => notifications);

/** The number of unread notifications, without the notifications. */
export const unreadNotificationsRead = ownRead(
  { section: 'notifications', only: 'unread' },
  ({ notifications }) =>
    (json) =>
      notifications(json).unread,
);

/** The read of the member's settings of notifications. */
export const notificationSettingsRead = ownRead(
  { section: 'notification_settings' },
  ({ notificationSettings }) => notificationSettings,
);
