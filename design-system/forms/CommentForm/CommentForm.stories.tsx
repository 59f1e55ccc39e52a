import { commentLength, commentsIn10Minutes } from '@afterglow/contract/formLimits';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { CommentForm } from './CommentForm.tsx';

const meta = preview.meta({
  component: CommentForm,
  render: translatedErrors(CommentForm),
  args: { action: '#/video/21707775/', limit: commentLength.max, perTenMinutes: commentsIn10Minutes.user },
});

const values = { text: 'The light at 5:12 is worth the whole evening.' };

export const Untouched = meta.story({});
export const Draft = meta.story({ args: { values } });
export const SessionEnded = meta.story({ args: { signInHref: '#/signin/' } });
export const RefusedAsAGuest = meta.story({
  args: { values, signInHref: '#/signin/', errors: { notify: 'Please log in to complete this action' } },
});
export const AReply = meta.story({ args: { to: 'night_heron', onCancel: fn() } });
export const AnEdit = meta.story({ args: { values, edits: true, onCancel: fn() } });
export const Busy = meta.story({ args: { values, busy: true } });
export const NothingWritten = meta.story({ args: { errors: { text: 'Write something first.' } } });
export const TooLong = meta.story({
  args: {
    values: { text: 'The light is worth the whole evening. '.repeat(27) },
    errors: { text: 'Write at most 1,000 characters.' },
  },
});
export const TooManyByTheMember = meta.story({
  args: { values, errors: { notify: 'You can send 5 comments per 10 minutes' } },
});
export const TooManyByTheAddress = meta.story({
  args: { values, errors: { notify: '20 comments per 10 minutes per ip' } },
});
let draft = '';
export const SentByKeyboard = meta.story({
  args: {
    onChange: ({ target }) => {
      if (target instanceof HTMLTextAreaElement) draft = target.value;
    },
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  ...played,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('What a light.');
    await expect(draft).toBe('What a light.');
    await expect(canvas.getByText('987 characters left')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
