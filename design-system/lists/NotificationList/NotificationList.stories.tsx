import { fullMembers } from '@afterglow/fixtures/data/members';
import { notifications } from '@afterglow/fixtures/data/notifications';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { NotificationList } from './NotificationList.tsx';
import { notificationList, type NotificationsOf } from './NotificationList.view.ts';

const meta = preview.meta({ component: NotificationList });
const owner = fullMembers.own;
const all = Object.values(notifications);
const listOf = (told: NotificationsOf['notifications']) => ({ notifications: told, owner });
const action = '#/notifications/';

export const AllKinds = meta.story(fromView(NotificationList, notificationList, listOf(all), { action }));
export const One = meta.story(
  fromView(NotificationList, notificationList, listOf([notifications.request]), { action }),
);
export const AllRead = meta.story(
  fromView(NotificationList, notificationList, listOf(all.map((one) => ({ ...one, read: true }))), { action }),
);
export const BelowTheBell = meta.story(fromView(NotificationList, notificationList, listOf(all.slice(0, 4))));
export const Many = meta.story(
  fromView(
    NotificationList,
    notificationList,
    listOf(
      Array.from({ length: 60 }, (_, index) => ({ ...notifications.onOwnVideo, id: 8_000 - index, read: index > 3 })),
    ),
    { action },
  ),
);
export const None = meta.story(fromView(NotificationList, notificationList, listOf([])));
export const Loading = meta.story(fromView(NotificationList, notificationList, listOf(null)));
export const Failed = meta.story(fromView(NotificationList, notificationList, listOf('failed')));

const onRead = fn();
export const MarkedByKeyboard = meta.story({
  ...fromView(NotificationList, notificationList, listOf([notifications.upheld, notifications.request]), {
    action,
    onRead,
  }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onRead.mockClear();
    canvas.getByRole('button', { name: /^Mark as read: .* would like to be your friend$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRead).toHaveBeenCalledWith(notifications.request.id);
  },
});
