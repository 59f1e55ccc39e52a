import { fullMembers } from '@afterglow/fixtures/data/members';
import { notifications } from '@afterglow/fixtures/data/notifications';
import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { NotificationList } from '../../lists/NotificationList/NotificationList.tsx';
import { notificationList, type NotificationsOf } from '../../lists/NotificationList/NotificationList.view.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { NotificationBell } from './NotificationBell.tsx';

/** End-aligned as in a header, so that it opens towards the start. */
const AtTheEnd = styled.div`
  position: relative;
  display: flex;
  justify-content: end;
`;

const onOpen = fn();

const meta = preview.meta({
  component: NotificationBell,
  tags: ['alone'],
  parameters: { ...photographed, docs: { story: { inline: false, height: '40rem' } } },
  args: { href: '#/notifications/', count: 3, onOpen },
  decorators: [
    (Story) => (
      <AtTheEnd>
        <Story />
      </AtTheEnd>
    ),
  ],
});

/** Returns an open bell over a list in the toolbar's language. */
const openWith = (told: NotificationsOf['notifications'], count: number) => ({
  args: { count, open: true },
  render: (args: { count: number; href: string }, { globals }: { globals: { locale?: string } }) => (
    <NotificationBell {...args}>
      <NotificationList
        {...notificationList({ notifications: told, owner: fullMembers.own }, readerFor(globals.locale ?? 'en'))}
      />
    </NotificationBell>
  ),
});

export const Unread = meta.story({ args: {} });
export const NothingUnread = meta.story({ args: { count: 0 } });
export const ManyUnread = meta.story({ args: { count: 100 } });
export const Open = meta.story(openWith(Object.values(notifications).slice(0, 4), 3));
export const OpenWithAll = meta.story(openWith(Object.values(notifications), 100));
export const OpenWithNone = meta.story(openWith([], 0));
export const OpenWhileLoading = meta.story(openWith(null, 1));
export const OpenAndFailed = meta.story(openWith('failed', 1));
export const WithoutScript = meta.story({ args: { open: true } });
export const OpenedAndClosed = meta.story({
  args: {},
  play: async ({ canvas, canvasElement, userEvent }) => {
    onOpen.mockClear();
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    // The browser tells of it in a later task.
    await waitFor(() => expect(onOpen).toHaveBeenCalled());
    await expect(canvas.getByRole('link', { name: 'All notifications' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
});
