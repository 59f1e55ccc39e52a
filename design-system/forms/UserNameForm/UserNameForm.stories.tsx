import { fullMembers } from '@afterglow/fixtures/data/members';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { UserNameForm } from './UserNameForm.tsx';

const meta = preview.meta({
  component: UserNameForm,
  render: translatedErrors(UserNameForm),
  args: { action: '#/members/edit/', current: fullMembers.own.name, days: 30 },
});

export const Untouched = meta.story({});
export const OtherScript = meta.story({ args: { current: fullMembers.cyrillic.name } });
export const Busy = meta.story({ args: { values: { username: 'Captain' }, busy: true } });
export const Taken = meta.story({
  args: { values: { username: 'ada' }, errors: { username: 'This username is taken. Choose another one.' } },
});
export const Reserved = meta.story({
  args: { values: { username: 'admin' }, errors: { username: 'This username is taken. Choose another one.' } },
});
export const Changed = meta.story({ args: { done: true } });
export const SentByKeyboard = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('User name');
    await expect(field).toHaveValue(fullMembers.own.name);
    await userEvent.clear(field);
    await userEvent.type(field, 'Captain{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
