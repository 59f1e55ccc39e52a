import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { SignInForm } from './SignInForm.tsx';

const meta = preview.meta({
  component: SignInForm,
  render: translatedErrors(SignInForm),
  args: { action: '#/signin/', restoreHref: '#/restore-password/', linkHref: '#/signin/?step=mail_link' },
});

const values = { usr: 'helena' };

export const Untouched = meta.story({});
export const Busy = meta.story({ args: { values, busy: true } });
export const Refused = meta.story({ args: { values, errors: { pwd: 'Invalid username or password' } } });
export const NotConfirmed = meta.story({
  args: { values, errors: { pwd: 'Confirm your email first: follow the link that we have sent to you.' } },
});
export const TooManyAttempts = meta.story({
  args: { values, errors: { pwd: 'Too many attempts, try later. A mailed link signs you in at once.' } },
});
export const SentByEnter = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('User name'), 'helena');
    await userEvent.tab();
    await userEvent.keyboard('lantern light{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
