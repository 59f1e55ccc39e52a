import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { Dropdown } from './Dropdown.tsx';

const places = (
  <ul>
    <li>
      <a href="#/popular/">Popular</a>
    </li>
    <li>
      <a href="#/best/">Best</a>
    </li>
  </ul>
);

const meta = preview.meta({
  component: Dropdown,
  tags: ['alone'],
  parameters: photographed,
  args: { face: 'Videos', children: places },
});

export const Closed = meta.story({ args: {} });
export const IconFace = meta.story({ args: { face: <Icon name="globe" />, label: 'Language' } });
export const AtTheStart = meta.story({ args: { open: true, align: 'start' } });
export const AtTheEnd = meta.story({
  args: { open: true, align: 'end' },
  decorators: [
    (Story) => (
      <End>
        <Story />
      </End>
    ),
  ],
});

export const ClosedByEscape = meta.story({
  args: { face: 'Press me' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Press me'));
    await expect(canvas.getByRole('link', { name: 'Best' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
});

const End = styled.div`
  display: flex;
  justify-content: end;
`;
