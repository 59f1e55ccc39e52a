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
  args: { losing: 'unsaved' as const, onStay: fn(), onLeave: fn() },
});

export const ChangesNotSaved = meta.story({
  ...opened,
  args: { losing: 'unsaved', changes: ['Title', 'Description'] },
});
export const ManyChanges = meta.story({
  ...opened,
  args: { losing: 'unsaved', changes: Array.from({ length: 24 }, (_, at) => `${'Field'.repeat(at)} ${at}`) },
});
export const ChangesInArabic = meta.story({ ...opened, args: { losing: 'unsaved', changes: ['العنوان', 'الوصف'] } });
export const ChangesWithoutNames = meta.story({ ...opened, args: { losing: 'unsaved' } });
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
