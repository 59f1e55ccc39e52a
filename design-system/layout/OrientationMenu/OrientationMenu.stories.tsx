import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { brand } from '../../brand.ts';
import { OrientationMenu } from './OrientationMenu.tsx';

const meta = preview.meta({
  component: OrientationMenu,
  tags: ['alone'],
  args: { homeHref: '#/', gayHref: brand.orientations.gay, transHref: brand.orientations.trans },
  parameters: { ...photographed, layout: 'centered', docs: { story: { inline: false, height: '16rem' } } },
});

export const Closed = meta.story({ args: {} });
export const Open = meta.story({
  args: {},
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});
