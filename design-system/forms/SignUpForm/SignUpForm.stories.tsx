import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const idle = { state: 'idle', question: null } as const;
const meta = preview.meta({
  component: SignUpForm,
  render: translatedErrors(SignUpForm),
  args: { action: '#/signup/', captcha: idle },
});

const values = { username: 'helena', email: 'helena@mail.example' };
const allRefused = {
  username: 'Write at least 3 characters.',
  email: 'Email entered incorrectly',
  pwd: 'Write at least 5 characters.',
  captcha: 'The check that you are not a machine has failed. Send the form once more.',
};

export const Untouched = meta.story({});
export const ProvingThatNoMachine = meta.story({ args: { values, captcha: { ...idle, state: 'working' } } });
export const ReadyToSend = meta.story({ args: { values, captcha: { ...idle, state: 'solved' } } });
export const Busy = meta.story({ args: { values, busy: true, captcha: { ...idle, state: 'solved' } } });
export const CommonPassword = meta.story({
  args: { values, errors: { pwd: 'Everyone guesses this password. Choose another one.' } },
});
export const NameAndAddressTaken = meta.story({
  args: {
    values,
    errors: {
      username: 'This username is taken. Choose another one.',
      email: 'There is an account with this email already.',
    },
  },
});
export const EveryFieldRefused = meta.story({
  args: { values: { username: 'h', email: 'helena' }, errors: allRefused },
});
export const LedFromTheSummaryToTheField = meta.story({
  args: { values: { username: 'h', email: 'helena' }, errors: allRefused },
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'E-mail address' }));
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
  },
});
export const SentByKeyboard = meta.story({
  args: {
    captcha: { ...idle, state: 'solved' },
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  ...played,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('helena');
    await userEvent.tab();
    await userEvent.paste('helena@mail.example');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('seven small lanterns{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
