import type { Notification } from '@afterglow/contract/notification';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { notifications } from '@afterglow/fixtures/data/notifications';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { failed, missing } from '../storyArgs.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { notificationsScreen, type NotificationsPageOf } from './NotificationsScreen.view.ts';

const meta = preview.meta({ component: NotificationsScreen });

const pageOf = (entries: readonly Notification[], page = 1, pages = 1): NotificationsPageOf => ({
  shown: { entries: [...entries], total: entries.length, pages, unread: entries.filter(({ read }) => !read).length },
  page,
  owner: fullMembers.own,
});
const all = Object.values(notifications);
const onReadAll = fn();

export const Standard = meta.story(fromView(NotificationsScreen, notificationsScreen, pageOf(all)));
export const AllRead = meta.story(
  fromView(NotificationsScreen, notificationsScreen, pageOf(all.map((one) => ({ ...one, read: true })))),
);
export const One = meta.story(fromView(NotificationsScreen, notificationsScreen, pageOf([notifications.request])));
export const SecondPage = meta.story(fromView(NotificationsScreen, notificationsScreen, pageOf(all, 2, 3)));
export const Empty = meta.story(fromView(NotificationsScreen, notificationsScreen, pageOf([])));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
export const AllMarked = meta.story({
  ...fromView(NotificationsScreen, notificationsScreen, pageOf(all), { onReadAll }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onReadAll.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(onReadAll).toHaveBeenCalledWith(notifications.request.id);
  },
});
