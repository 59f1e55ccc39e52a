import { maxImageBytes } from '@afterglow/contract/bodyLimits';
import { reportLength } from '@afterglow/contract/formLimits';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { ContactForm } from './ContactForm.tsx';

const captcha = { state: 'idle', question: null } as const;
const meta = preview.meta({
  component: ContactForm,
  render: translatedErrors(ContactForm),
  args: {
    action: '#/report/?subject=question',
    captcha,
    messageLimit: reportLength.message.max,
    maxFileBytes: maxImageBytes,
    reportHrefs: { copyright: '#/report/?subject=copyright', illegal: '#/report/?subject=illegal' },
  },
});

const values = {
  subject: 'technical',
  email: 'helena@mail.example',
  message: 'On my tablet the sound starts a second after the picture, in every video since Tuesday.',
};
const allRefused = {
  subject: 'This field is required',
  email: 'Email entered incorrectly',
  message: 'This field is required',
  file: 'This type of file cannot be taken. Choose another file.',
  captcha: 'The check that you are not a machine has failed. Send the form once more.',
};

export const Untouched = meta.story({});
export const FilledIn = meta.story({ args: { values, captcha: { ...captcha, state: 'solved' } } });
export const Busy = meta.story({ args: { values, busy: true, captcha: { ...captcha, state: 'solved' } } });
export const MessageTooLong = meta.story({
  args: {
    values: { ...values, message: 'The sound starts late. '.repeat(70) },
    errors: { message: 'Write at most 1,500 characters.' },
  },
});
export const PictureTooLarge = meta.story({
  args: { values, errors: { file: 'This file is too large: 10 MB at most.' } },
});
export const RefusedByTheServer = meta.story({
  args: { values, errors: { notify: 'That was too often. Wait a few minutes, then try again.' } },
});
export const EveryFieldRefused = meta.story({
  args: { values: { email: 'helena' }, errors: allRefused },
});
export const SentByKeyboard = meta.story({
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  ...played,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('A question')).toHaveFocus();
    await userEvent.keyboard(' ');
    // Tabs past the two links to reports.
    for (let step = 0; step < 3; step += 1) await userEvent.tab();
    await userEvent.keyboard('helena@mail.example');
    await userEvent.tab();
    await userEvent.keyboard('How do I change my name?');
    await expect(canvas.getByText('1,476 characters left')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
export const LedFromTheSummaryToTheField = meta.story({
  args: { values: { email: 'helena' }, errors: allRefused },
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'What is it about?' }));
    await expect(canvas.getByLabelText('A question')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Your message' }));
    await expect(canvas.getByLabelText('Your message')).toHaveFocus();
  },
});
