import { threads } from '@afterglow/fixtures/data/threads';
import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MessageList, type MessageListProps } from '../../lists/MessageList/MessageList.tsx';
import { messageList } from '../../lists/MessageList/MessageList.view.ts';
import { pageDecorator } from '../../modals/page.decorator.tsx';
import { readerFor } from '../../reader/readerFor.ts';
import { MessageDrawer } from './MessageDrawer.tsx';

const onClose = fn();
const held = (state: MessageListProps['state']) => ({ args: { onClose, children: <MessageList state={state} /> } });
const talks = [threads.unread, threads.standard, threads.noPicture, threads.long];

const meta = preview.meta({
  component: MessageDrawer,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
});

const inDrawer = {
  args: { onClose, children: null },
  render: (props: { onClose: () => void }, { globals }: { globals: { locale?: string } }) => (
    <MessageDrawer {...props}>
      <MessageList {...messageList(talks, readerFor(globals.locale ?? 'en'))} />
    </MessageDrawer>
  ),
};

export const Talks = meta.story({ ...inDrawer, ...opened });
export const Empty = meta.story({ ...held({ kind: 'empty', href: '#/community/recent/1/' }), ...opened });
export const Loading = meta.story({ ...held({ kind: 'loading' }), ...opened });
export const Refused = meta.story({ ...held({ kind: 'refused', href: '#/signin/' }), ...opened });
export const Failed = meta.story({ ...held({ kind: 'failed', href: '#/' }), ...opened });
export const OpenTalk = meta.story({
  ...opened,
  args: { onClose, children: <p>One open conversation stands here, with its field.</p> },
});
export const ByKeyboard = meta.story({
  ...inDrawer,
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
