import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { DiscreetSwitch } from './DiscreetSwitch.tsx';

const meta = preview.meta({
  component: DiscreetSwitch,
  args: { form: { action: '#/preferences', next: '/' }, onDiscreet: () => {} },
  // The attribute is on the document that all stories share.
  beforeEach: () => () => document.documentElement.removeAttribute('data-discreet'),
});

export const Off = meta.story({ args: {} });
export const SwitchedOn = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(document.documentElement).toHaveAttribute('data-discreet', '');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
});
export const TitlesToo = meta.story({
  args: {},
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(document.documentElement).toHaveAttribute('data-discreet', 'titles');
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(document.documentElement).toHaveAttribute('data-discreet', '');
  },
});
