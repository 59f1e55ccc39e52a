import { space } from '@afterglow/tokens';
import { photographed } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const Room = styled.div`
  display: grid;
  place-items: center;
  padding: ${space[16]};
`;

const meta = preview.meta({
  component: Tooltip,
  tags: ['alone'],
  parameters: photographed,
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
  args: { children: <Button>Exclusive</Button> },
});

export const Away = meta.story({ args: { text: 'Uploaded here and nowhere else' } });
export const OnAnIcon = meta.story({
  args: { text: 'Shortcut: F', children: <IconButton icon="fullscreen" label="Full screen" /> },
});
export const Shown = meta.story({
  args: { text: 'Exclusive videos may be six minutes long, all others ten' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
});
export const PutAwayByEscape = meta.story({
  args: { text: 'Shown until Escape is pressed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('Shown until Escape is pressed')).not.toBeVisible());
  },
});
