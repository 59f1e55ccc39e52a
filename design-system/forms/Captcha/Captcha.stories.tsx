import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn } from 'storybook/test';
import styled from 'styled-components';
import { translatedErrors } from '../../reader/translatedErrors.tsx';
import { Captcha } from './Captcha.tsx';

/** As wide as a form on a phone. */
const Narrow = styled.div`
  inline-size: 18rem;
`;

const meta = preview.meta({
  component: Captcha,
  args: { name: 'captcha', state: 'idle' as const, question: null },
  render: translatedErrors(Captcha),
});

export const NotLoaded = meta.story({});
/** A button below the form must not move between press and release, while its focus starts the proof. */
export const KeepsItsHeight = meta.story({
  render: ({ name }) => (
    <Narrow>
      {(['idle', 'working', 'solved'] as const).map((state) => (
        <Captcha key={state} name={name} state={state} question={null} />
      ))}
    </Narrow>
  ),
  ...played,
  play: async ({ canvas }) => {
    const [first, ...later] = canvas.getAllByRole('group').map((group) => group.getBoundingClientRect().height);
    await expect(later).toEqual([first, first]);
  },
});
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
