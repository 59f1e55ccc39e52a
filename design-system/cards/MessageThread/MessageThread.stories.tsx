import type { Thread } from '@afterglow/contract/ownPage';
import { comments } from '@afterglow/fixtures/data/comments';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { MessageThread } from './MessageThread.tsx';
import { messageThread } from './MessageThread.view.ts';

const meta = preview.meta({ component: MessageThread, decorators: [columnDecorator] });

const standard: Thread = {
  user: comments.answer.user,
  text: 'The harbour at six, then?',
  sentAt: comments.standard.postedAt,
  unread: 0,
};

export const Read = meta.story(fromView(MessageThread, messageThread, standard));
export const Unread = meta.story(fromView(MessageThread, messageThread, { ...standard, unread: 3 }));
export const ManyUnread = meta.story(fromView(MessageThread, messageThread, { ...standard, unread: 1_204 }));
export const Blocked = meta.story(fromView(MessageThread, messageThread, standard, { blocked: true }));
export const NoPicture = meta.story(
  fromView(MessageThread, messageThread, { ...standard, user: comments.noAvatar.user }),
);
export const LongText = meta.story(
  fromView(MessageThread, messageThread, { ...standard, text: comments.long.text, unread: 1 }),
);
export const LongName = meta.story(
  fromView(MessageThread, messageThread, {
    ...standard,
    user: { ...standard.user, name: 'somebody_with_a_very_long_name_32' },
  }),
);
export const Arabic = meta.story(fromView(MessageThread, messageThread, { ...standard, text: comments.arabic.text }));
export const Focused = meta.story({
  ...fromView(MessageThread, messageThread, standard),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: standard.user.name })).toHaveFocus();
  },
});
