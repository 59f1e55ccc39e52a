import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { EmailForm } from './EmailForm.tsx';

const meta = preview.meta({
  component: EmailForm,
  render: translatedErrors(EmailForm),
  args: { action: '#/members/edit/', username: 'marlowe', current: 'marlowe@members.example' },
});

const values = { email: 'new.marlowe@members.example' };

export const Untouched = meta.story({});
export const LongAddress = meta.story({
  args: { current: `${'a-very-long-name-of-somebody'.repeat(2)}@${'quite-long-domain-'.repeat(5)}.example` },
});
export const HostileAddress = meta.story({ args: { current: '"><img/src=x>@members.example' } });
export const Busy = meta.story({ args: { values, busy: true } });
export const WrongPassword = meta.story({ args: { values, errors: { pwd: 'Invalid password' } } });
export const NoAddress = meta.story({ args: { values, errors: { email: 'Email entered incorrectly' } } });
export const TooManyAttempts = meta.story({ args: { values, errors: { email: 'Too many attempts, try later.' } } });
export const Sent = meta.story({ args: { done: 'sent' } });
export const Changed = meta.story({ args: { done: 'changed' } });
export const SentByKeyboard = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New e-mail address'), values.email);
    await userEvent.tab();
    await userEvent.keyboard('lantern light{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
