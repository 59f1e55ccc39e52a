import type { Thread } from '@afterglow/fixtures/contract/ownPage';
import { comments } from '@afterglow/fixtures/data/comments';
import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pageDecorator } from '../../modals/page.decorator.tsx';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { MessageDrawer } from './MessageDrawer.tsx';
import { messageDrawer } from './MessageDrawer.view.ts';

const { standard, answer, long, noAvatar } = comments;
const threads: readonly Thread[] = [
  { user: answer.user, text: 'The harbour at six, then?', sentAt: standard.postedAt, unread: 2 },
  { user: noAvatar.user, text: 'Thank you!', sentAt: standard.postedAt, unread: 0 },
  { user: long.user, text: long.text, sentAt: standard.postedAt, unread: 0 },
];
const onClose = fn();
const withClose = (of: readonly Thread[], reader: Reader) => ({ ...messageDrawer(of, reader), onClose });

const meta = preview.meta({
  component: MessageDrawer,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
});

export const Talks = meta.story({ ...fromView(MessageDrawer, withClose, threads), ...opened });
export const Empty = meta.story({ ...fromView(MessageDrawer, withClose, []), ...opened });
export const Loading = meta.story({ ...opened, args: { onClose, state: { kind: 'loading' } } });
export const Refused = meta.story({ ...opened, args: { onClose, state: { kind: 'refused', href: '#/signin/' } } });
export const Failed = meta.story({ ...opened, args: { onClose, state: { kind: 'failed', href: '#/' } } });
export const OpenTalk = meta.story({
  ...opened,
  args: { onClose, state: { kind: 'ready', threads: [] }, children: <p>One open talk stands here, with its field.</p> },
});
export const ByKeyboard = meta.story({
  ...fromView(MessageDrawer, withClose, threads),
  ...opened,
  play: async ({ userEvent }) => {
    onClose.mockClear();
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
