import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { size } from '@afterglow/tokens';
import { expect, fn } from 'storybook/test';
import styled from 'styled-components';
import { readerFor } from '../../reader/readerFor.ts';
import { CardMenuProvider, type CardMenuTarget } from '../cardMenus.ts';
import { columnDecorator } from '../column.decorator.tsx';
import { VideoCard } from '../VideoCard/VideoCard.tsx';
import { videoCard } from '../VideoCard/VideoCard.view.ts';
import { RemoveButton } from './RemoveButton.tsx';

const onRemove = fn();

const RemoveThis = ({ title }: CardMenuTarget) => <RemoveButton label={`Remove: ${title}`} onRemove={onRemove} />;

/** Placeholder for the card in stories that show only the button. */
const Card = styled.main`
  position: relative;
  min-block-size: ${size.menu};
`;

const meta = preview.meta({
  component: RemoveButton,
  decorators: [
    (Story) => (
      <CardMenuProvider value={RemoveThis}>
        <Card>
          <Story />
        </Card>
      </CardMenuProvider>
    ),
    columnDecorator,
  ],
  args: { label: `Remove: ${videos.standard.title}`, onRemove },
});

export const Standard = meta.story({ args: {} });
export const OfAVideo = meta.story({
  render: (_, { globals }) => <VideoCard {...videoCard(videos.standard, readerFor(String(globals['locale'])))} />,
});
export const WithoutPicture = meta.story({
  render: (_, { globals }) => <VideoCard {...videoCard(videos.noPicture, readerFor(String(globals['locale'])))} />,
});
export const PressedByKeyboard = meta.story({
  render: (_, { globals }) => <VideoCard {...videoCard(videos.standard, readerFor(String(globals['locale'])))} />,
  ...played,
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
});
