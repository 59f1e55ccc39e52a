import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const meta = preview.meta({
  component: NewPasswordForm,
  render: translatedErrors(NewPasswordForm),
  args: { action: '#/restore-password/?step=reset' },
});

export const Untouched = meta.story({});
export const Busy = meta.story({ args: { busy: true } });
export const TooShort = meta.story({ args: { errors: { pwd: 'Write at least 5 characters.' } } });
export const LinkTooOld = meta.story({
  args: { errors: { notify: 'This link is no longer valid. Ask for a new one.' } },
});
export const SentByKeyboard = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.paste('seven small lanterns');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
