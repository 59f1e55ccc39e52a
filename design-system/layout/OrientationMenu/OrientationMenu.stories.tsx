import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { OrientationMenu } from './OrientationMenu.tsx';

/** End-aligned as in a header, so that it opens towards the start. */
const AtTheEnd = styled.div`
  display: flex;
  justify-content: end;
`;

const meta = preview.meta({
  component: OrientationMenu,
  tags: ['alone'],
  args: { homeHref: '#/', gayHref: 'https://afterglow-gay.example/', transHref: 'https://afterglow-trans.example/' },
  parameters: { ...photographed, docs: { story: { inline: false, height: '16rem' } } },
  decorators: [
    (Story) => (
      <AtTheEnd>
        <Story />
      </AtTheEnd>
    ),
  ],
});

export const Closed = meta.story({ args: {} });
export const Open = meta.story({
  args: {},
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});
