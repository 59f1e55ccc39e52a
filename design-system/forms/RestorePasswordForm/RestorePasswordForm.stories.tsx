import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { RestorePasswordForm } from './RestorePasswordForm.tsx';

const meta = preview.meta({
  component: RestorePasswordForm,
  render: translatedErrors(RestorePasswordForm),
  args: { action: '#/restore-password/' },
});

const values = { email: 'helena@mail.example' };

export const Untouched = meta.story({});
export const Busy = meta.story({ args: { values, busy: true } });
export const WrongAddress = meta.story({
  args: { values: { email: 'helena' }, errors: { email: 'Email entered incorrectly' } },
});
export const NobodyHasIt = meta.story({ args: { values, errors: { email: 'User with this e-mail not found' } } });
export const Again = meta.story({ args: { values, again: true } });
export const AgainWithoutTheAddress = meta.story({ args: { again: true } });
export const SentByKeyboard = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('helena@mail.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
