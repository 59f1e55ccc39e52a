import { ofModals, opened } from '@afterglow/storybook/opened';
import preview from '@afterglow/storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { pageDecorator } from '../../modals/page.decorator.tsx';
import { ConfirmLeave } from './ConfirmLeave.tsx';

const meta = preview.meta({
  component: ConfirmLeave,
  tags: ['alone'],
  parameters: ofModals,
  decorators: [pageDecorator],
  args: { losing: 'unsent' as const, onStay: fn(), onLeave: fn() },
});

export const SomethingWritten = meta.story({ ...opened, args: { losing: 'unsent' } });
export const Uploading = meta.story({ ...opened, args: { losing: 'upload' } });
export const ByKeyboard = meta.story({
  ...opened,
  args: {},
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});
