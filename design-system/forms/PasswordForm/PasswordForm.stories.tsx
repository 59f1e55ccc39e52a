import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const meta = preview.meta({
  component: PasswordForm,
  render: translatedErrors(PasswordForm),
  args: { action: '#/members/edit/', username: 'marlowe' },
});

const allRefused = { old: 'Invalid password', new: 'Write at least 5 characters.' };

export const Untouched = meta.story({});
export const Busy = meta.story({ args: { busy: true } });
export const WrongPassword = meta.story({ args: { errors: { old: 'Invalid password' } } });
export const CommonPassword = meta.story({
  args: { errors: { new: 'Everyone guesses this password. Choose another one.' } },
});
export const EveryFieldRefused = meta.story({ args: { errors: allRefused } });
export const TooManyAttempts = meta.story({ args: { errors: { old: 'Too many attempts, try later.' } } });
export const RefusedByTheServer = meta.story({
  args: { errors: { notify: 'We could not save this. Check your connection, then try again.' } },
});
export const Changed = meta.story({ args: { done: true } });
export const LedFromTheSummaryToTheField = meta.story({
  args: { errors: allRefused },
  ...played,
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('link');
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAttribute('name', 'new');
  },
});
export const ChangedByKeyboard = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard('lantern light');
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.paste('lantern in the fog');
    await expect(canvasElement.querySelector('[name="new"]')).toHaveValue('lantern in the fog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
