import type { Notification } from '@afterglow/contract/notification';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { notifications } from '@afterglow/fixtures/data/notifications';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { NotificationCard } from './NotificationCard.tsx';
import { notificationCard } from './NotificationCard.view.ts';

const meta = preview.meta({ component: NotificationCard, decorators: [columnDecorator] });

const told = (notification: Notification) =>
  fromView(NotificationCard, notificationCard, { notification, owner: fullMembers.own });

export const FriendRequest = meta.story(told(notifications.request));
export const Read = meta.story(told({ ...notifications.request, read: true }));
export const Message = meta.story(told(notifications.message));
export const Reply = meta.story(told(notifications.reply));
export const ReplyAtAModel = meta.story(told(notifications.onModel));
export const OnTheWall = meta.story(told(notifications.onWall));
export const OnAVideo = meta.story(told(notifications.onOwnVideo));
export const NewVideo = meta.story(told(notifications.newVideo));
export const VideoPublished = meta.story(told(notifications.published));
export const VideoRefused = meta.story(told(notifications.refused));
export const VideoRemoved = meta.story(told(notifications.removed));
export const ReportUpheld = meta.story(told(notifications.upheld));
export const ReportRefused = meta.story(told(notifications.dismissed));
export const Focused = meta.story({
  ...told(notifications.reply),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'night_heron has answered your comment' })).toHaveFocus();
  },
});
