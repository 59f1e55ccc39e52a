import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { size } from '@afterglow/tokens';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import styled from 'styled-components';
import { readerFor } from '../../reader/readerFor.ts';
import { CardMenuProvider, type CardMenuTarget } from '../cardMenus.ts';
import { columnDecorator } from '../column.decorator.tsx';
import { VideoCard } from '../VideoCard/VideoCard.tsx';
import { videoCard } from '../VideoCard/VideoCard.view.ts';
import { CardMenu, type CardAct } from './CardMenu.tsx';

/** Placeholder for the card in stories that show only the button. */
const Card = styled.main`
  position: relative;
  min-block-size: ${size.controlLarge};
`;

const acts: readonly CardAct[] = ['later', 'addTo', 'hideChannel', 'hideWord', 'report'];
const onAct = fn();

const meta = preview.meta({
  component: CardMenu,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
    columnDecorator,
  ],
  args: { title: videos.standard.title, by: videos.standard.channelTitle, acts, onAct },
});

function MenuOfStory({ title, by, 'data-part': part }: CardMenuTarget) {
  return <CardMenu title={title} by={by} data-part={part} acts={acts} onAct={onAct} />;
}

const onCard = (locale: unknown) => (
  <CardMenuProvider value={MenuOfStory}>
    <VideoCard {...videoCard(videos.standard, readerFor(String(locale)))} />
  </CardMenuProvider>
);

export const Standard = meta.story({ args: {} });
export const OnACard = meta.story({ render: (_, { globals }) => onCard(globals['locale']) });
export const Open = meta.story({
  render: (_, { globals }) => onCard(globals['locale']),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(5);
  },
});
export const NobodyToHide = meta.story({
  args: { by: '' },
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4);
  },
});
export const HeldWithAFinger = meta.story({
  render: (_, { globals }) => onCard(globals['locale']),
  ...played,
  play: async ({ canvas }) => {
    const { hash } = location;
    const link = canvas.getByRole('link');
    const finger = { pointerType: 'touch', isPrimary: true, bubbles: true };
    await fireEvent.pointerDown(link, finger);
    await screen.findByRole('menu');
    await fireEvent.pointerUp(link, finger);
    await fireEvent.click(link, { detail: 1 });
    await expect(screen.getByRole('menu')).toBeVisible();
    await expect(location.hash).toBe(hash);
  },
});
export const OpenedByTheLink = meta.story({
  render: (_, { globals }) => onCard(globals['locale']),
  ...played,
  play: async ({ canvas, userEvent }) => {
    onAct.mockClear();
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAct).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
