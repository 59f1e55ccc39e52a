import { messageLength, messagesIn10Minutes } from '@afterglow/contract/formLimits';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { MessageForm } from './MessageForm.tsx';

const meta = preview.meta({
  component: MessageForm,
  render: translatedErrors(MessageForm),
  args: { action: '#/members/4711/', limit: messageLength.max, perTenMinutes: messagesIn10Minutes },
});

const values = { text: 'Where did you film the harbour? I think that I grew up there.' };

export const Untouched = meta.story({});
export const Draft = meta.story({ args: { values } });
export const Busy = meta.story({ args: { values, busy: true } });
export const NothingWritten = meta.story({ args: { errors: { text: 'Write something first.' } } });
export const TooLong = meta.story({
  args: {
    values: { text: 'Where did you film the harbour? '.repeat(48) },
    errors: { text: 'Write at most 1,500 characters.' },
  },
});
export const TakesNoMessages = meta.story({
  args: { values, errors: { notify: 'This member takes no messages from you.' } },
});
export const SentByKeyboard = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Where was that?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
