import type { Notifications } from '@afterglow/contract/notification';
import { sendAct } from '../../data/act.ts';
import { unreadNotificationsRead } from '../../data/notifications.ts';
import type { Read } from '../../runtime/data/read.ts';
import { showValue } from '../../data/showValue.ts';
import { reread } from '../../runtime/data/useResource.ts';

/** Returns a page of notifications after some of them were read. */
export function afterReading(shown: Notifications, isRead: (id: number) => boolean): Notifications {
  const marked = shown.entries.filter(({ id, read }) => !read && isRead(id)).length;
  return {
    ...shown,
    entries: shown.entries.map((entry) => (isRead(entry.id) ? { ...entry, read: true } : entry)),
    unread: Math.max(0, shown.unread - marked),
  };
}

/**
 * Returns functions that mark one notification of a page as read, or all up to one: shown at once, and requested again
 * once the API has answered, so that a refused mark is taken back.
 */
export function useMarkRead(request: Read<Notifications>, shown: Notifications) {
  const mark = async (section: 'read' | 'read_all', id: number) => {
    const value = afterReading(shown, (one) => (section === 'read' ? one === id : one <= id));
    await showValue(request, value);
    await sendAct({ act: 'notification', section, notification_id: id });
    reread(request);
    reread(unreadNotificationsRead);
  };
  return {
    onRead: (id: number) => void mark('read', id),
    onReadAll: (upTo: number) => void mark('read_all', upTo),
  };
}
