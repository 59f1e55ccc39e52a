import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

const meta = preview.meta({
  component: DeleteAccountForm,
  render: translatedErrors(DeleteAccountForm),
  args: { action: '#/members/edit/', username: 'marlowe' },
});

export const Untouched = meta.story({});
export const Busy = meta.story({ args: { busy: true } });
export const WrongPassword = meta.story({ args: { errors: { pwd: 'Invalid password' } } });
export const RefusedByTheServer = meta.story({ args: { errors: { notify: 'Too many attempts, try later.' } } });
export const SentByEnter = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard('lantern light{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
