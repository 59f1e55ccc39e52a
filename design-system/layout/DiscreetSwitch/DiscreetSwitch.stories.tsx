import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { DiscreetSwitch } from './DiscreetSwitch.tsx';

const meta = preview.meta({
  component: DiscreetSwitch,
  args: { form: { action: '#/preferences', next: '/' }, onDiscreet: () => {} },
});

export const Off = meta.story({ args: {} });
export const SwitchedOn = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(document.documentElement).toHaveAttribute('data-discreet');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
  // The attribute is on the document that all stories share.
  beforeEach: () => () => document.documentElement.removeAttribute('data-discreet'),
});
