import { reportLength } from '@afterglow/contract/formLimits';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { ReportForm } from './ReportForm.tsx';

const captcha = { state: 'idle', question: null } as const;
const meta = preview.meta({
  component: ReportForm,
  render: translatedErrors(ReportForm),
  args: { action: '#/report/', captcha, timed: true, messageLimit: reportLength.message.max },
});

const about = { object: 'video 21707775', url: 'https://afterglow.example/video/21707775/evening-by-the-lake/' };
const values = {
  ...about,
  reason: 'copyright',
  at_seconds: '5:12',
  message: 'From this moment on it is a scene of my film, which I have licensed to nobody.',
  name: 'Helena Lindqvist',
  email: 'helena@mail.example',
  good_faith: '1',
};
const allRefused = {
  url: 'This field is required',
  reason: 'This field is required',
  at_seconds: 'Write minutes and seconds, such as 5:12, or nothing.',
  message: 'This field is required',
  name: 'Write at least 2 characters.',
  email: 'Email entered incorrectly',
  good_faith: 'Tick this, or we cannot act on the report.',
  captcha: 'The check that you are not a machine has failed. Send the form once more.',
};

export const Untouched = meta.story({});
export const AboutAVideo = meta.story({ args: { values: about, urlFixed: true } });
export const AboutAComment = meta.story({
  args: { timed: false, urlFixed: true, values: { object: 'comment 4711', url: about.url } },
});
export const FilledIn = meta.story({ args: { values, urlFixed: true, captcha: { ...captcha, state: 'solved' } } });
export const Busy = meta.story({
  args: { values, urlFixed: true, busy: true, captcha: { ...captcha, state: 'solved' } },
});
export const RefusedByTheServer = meta.story({
  args: { values, urlFixed: true, errors: { notify: 'That was too often. Wait a few minutes, then try again.' } },
});
export const EveryFieldRefused = meta.story({
  args: { values: { at_seconds: 'at the end', name: 'H', email: 'helena' }, errors: allRefused },
});
export const SentByKeyboard = meta.story({
  args: {
    values: about,
    urlFixed: true,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  ...played,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Address of the page')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByLabelText(/without consent/)).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('5:12');
    await userEvent.tab();
    await userEvent.keyboard('I am in it and was not asked.');
    await userEvent.tab();
    await userEvent.keyboard('Helena Lindqvist');
    await userEvent.tab();
    await userEvent.keyboard('helena@mail.example');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});
export const LedFromTheSummaryToTheField = meta.story({
  args: { values: { name: 'H', email: 'helena' }, errors: allRefused },
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Why should it not be here?' }));
    await expect(canvas.getByLabelText('It shows a minor')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /good faith/ }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
});
