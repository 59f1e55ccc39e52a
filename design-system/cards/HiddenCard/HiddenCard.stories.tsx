import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { columnDecorator } from '../column.decorator.tsx';
import { HiddenCard } from './HiddenCard.tsx';

/** Placeholder for the card in stories that show only the cover. */
const Card = styled.main`
  position: relative;
  aspect-ratio: 16 / 9;
`;

const meta = preview.meta({
  component: HiddenCard,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
    columnDecorator,
  ],
  args: { title: videos.standard.title, onShow: fn() },
});

export const Standard = meta.story({ args: {} });
export const JustHidden = meta.story({
  args: { focused: true },
  ...played,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});
