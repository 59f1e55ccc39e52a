import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';

const meta = preview.meta({
  component: ConfirmForm,
  render: translatedErrors(ConfirmForm),
  args: { action: '#/signup/?step=confirm' },
});

export const Untouched = meta.story({});
export const SignsIn = meta.story({ args: { purpose: 'signIn', action: '#/signin/?step=link' } });
export const KeepsTheAddress = meta.story({ args: { purpose: 'keep', action: '#/signup/?step=keep' } });
export const Busy = meta.story({ args: { busy: true } });
export const LinkTooOld = meta.story({
  args: { errors: { notify: 'This link is no longer valid. Ask for a new one.' } },
});
export const SentByKeyboard = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
