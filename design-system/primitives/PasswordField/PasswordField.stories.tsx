import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' as const },
});

export const Empty = meta.story({ args: {} });
export const Filled = meta.story({ args: { defaultValue: 'evening by the lake' } });
export const NewPassword = meta.story({
  args: { label: 'New password', autoComplete: 'new-password', hint: 'At least 5 characters' },
});
export const Wrong = meta.story({
  args: { defaultValue: 'abc', autoComplete: 'new-password', error: 'A password has at least 5 characters.' },
});
export const Disabled = meta.story({ args: { defaultValue: 'evening by the lake', disabled: true } });
export const Shown = meta.story({
  args: { defaultValue: 'evening by the lake' },
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('evening by the lake');
  },
});
