import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromSentences } from '../../reader/fromSentences.ts';
import { PasswordField } from './PasswordField.tsx';

const label = 'signUpForm.password';

const meta = preview.meta({ component: PasswordField, args: { autoComplete: 'current-password' as const } });

export const Empty = meta.story(fromSentences(PasswordField, { label }));
export const Filled = meta.story(fromSentences(PasswordField, { label }, { defaultValue: 'evening by the lake' }));
export const NewPassword = meta.story(
  fromSentences(PasswordField, { label, hint: 'signUpForm.passwordHint' }, { autoComplete: 'new-password' }),
);
export const Wrong = meta.story(
  fromSentences(
    PasswordField,
    { label, error: ['action.min', { length: 5 }] },
    { defaultValue: 'abc', autoComplete: 'new-password' },
  ),
);
export const Disabled = meta.story(
  fromSentences(PasswordField, { label }, { defaultValue: 'evening by the lake', disabled: true }),
);
export const Shown = meta.story({
  ...fromSentences(PasswordField, { label }, { defaultValue: 'evening by the lake' }),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('evening by the lake');
  },
});
