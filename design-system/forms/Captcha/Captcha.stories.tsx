import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { Captcha } from './Captcha.tsx';

const meta = preview.meta({
  component: Captcha,
  args: { name: 'captcha', state: 'idle' as const, question: null },
  render: translatedErrors(Captcha),
});

export const NotLoaded = meta.story({});
export const Working = meta.story({ args: { state: 'working' } });
export const FormWaitsForIt = meta.story({ args: { state: 'working', waiting: true } });
export const Solved = meta.story({ args: { state: 'solved', solution: 'eyJjaGFsbGVuZ2Ui' } });
export const CouldNotBeLoaded = meta.story({ args: { state: 'failed', onRetry: fn() } });
export const Refused = meta.story({
  args: { error: 'The check that you are not a machine has failed. Send the form once more.' },
});
/** The sum is visible only without JavaScript. */
export const WithAQuestionForThoseWithoutScript = meta.story({
  args: { question: { question: '31 + 7', token: 'sum.1' } },
  ...played,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/31 \+ 7/)).not.toBeVisible();
  },
});
