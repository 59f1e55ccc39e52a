import { NotificationList } from '@afterglow/design-system/lists/NotificationList';
import { notificationList } from '@afterglow/design-system/lists/NotificationList/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { SignedIn } from '@afterglow/contract/globals';
import type { Notifications } from '@afterglow/contract/notification';
import { valueOf } from '../../runtime/data/answer.ts';
import { notificationsRead } from '../../data/notifications.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useMarkRead } from './useMarkRead.ts';

const request = notificationsRead(1);
const none: Notifications = { entries: [], total: 0, pages: 0, unread: 0 };

/** The most notifications below the bell; the page has all of them. */
const mostShown = 8;

/** The newest notifications, below the bell. A followed one is marked as read. */
export function BellPanel({ user }: { user: SignedIn }) {
  const reader = useReader();
  const answer = useResource(request);
  const shown = valueOf(answer);
  const { onRead } = useMarkRead(request, shown ?? none);
  const notifications = answer.state === 'loading' ? null : (shown?.entries.slice(0, mostShown) ?? 'failed');
  return <NotificationList {...notificationList({ notifications, owner: user }, reader)} onRead={onRead} />;
}
