import { members } from '@afterglow/fixtures/data/members';
import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { pageDecorator } from '../page.decorator.tsx';
import { EndTiesModal } from './EndTiesModal.tsx';

const meta = preview.meta({
  component: EndTiesModal,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { act: 'unfriend' as const, name: members.standard.name, onClose: fn(), onEnd: fn() },
});

export const Friendship = meta.story({ ...opened, args: {} });
export const Block = meta.story({ ...opened, args: { act: 'block' } });
export const ByKeyboard = meta.story({
  ...opened,
  args: {},
  play: async ({ args, userEvent }) => {
    await opened.play();
    for (const _ of ['close', 'keep']) await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Stay friends' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});
