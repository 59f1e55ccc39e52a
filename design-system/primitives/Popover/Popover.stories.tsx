import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  component: Popover,
  tags: ['alone'],
  parameters: photographed,
  args: {
    face: 'What is this?',
    label: 'About exclusive videos',
    children: <p>An exclusive video is uploaded here and nowhere else. It may be six minutes long, all others ten.</p>,
  },
});

export const Closed = meta.story({ args: {} });
export const WithIcon = meta.story({ args: { icon: 'info' } });
export const Open = meta.story({
  args: {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What is this?' }));
    await expect(canvas.getByRole('dialog', { name: 'About exclusive videos' })).toBeVisible();
  },
});
