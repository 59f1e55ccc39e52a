import { channels } from '@afterglow/fixtures/data/channels';
import { members } from '@afterglow/fixtures/data/members';
import { models } from '@afterglow/fixtures/data/models';
import { playlists } from '@afterglow/fixtures/data/playlists';
import { videos } from '@afterglow/fixtures/data/videos';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { color, size } from '@afterglow/tokens';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { applyDiscreet } from '../../reader/discreet.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { ChannelCard } from '../ChannelCard/ChannelCard.tsx';
import { channelCard } from '../ChannelCard/ChannelCard.view.ts';
import { columnDecorator } from '../column.decorator.tsx';
import { MemberCard } from '../MemberCard/MemberCard.tsx';
import { memberCard } from '../MemberCard/MemberCard.view.ts';
import { ModelCard } from '../ModelCard/ModelCard.tsx';
import { modelCard } from '../ModelCard/ModelCard.view.ts';
import { PlaylistCard } from '../PlaylistCard/PlaylistCard.tsx';
import { playlistCard } from '../PlaylistCard/PlaylistCard.view.ts';
import { RevealProvider } from '../reveal.ts';
import { VideoCard } from '../VideoCard/VideoCard.tsx';
import { videoCard } from '../VideoCard/VideoCard.view.ts';
import { RevealButton } from './RevealButton.tsx';

/** Placeholder for the card in stories that show only the button. */
const Card = styled.main`
  position: relative;
  min-block-size: ${size.touch};
`;

/** Placeholder for a round picture with the button in its middle. */
const Circle = styled.div`
  position: relative;
  inline-size: ${size.avatarLarge};
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color.high};
`;
const onACircle = [
  (Story: () => ReactNode) => (
    <Circle>
      <Story />
    </Circle>
  ),
];

const meta = preview.meta({
  component: RevealButton,
  decorators: [
    (Story) => (
      <RevealProvider value={RevealButton}>
        <Card>
          <Story />
        </Card>
      </RevealProvider>
    ),
    columnDecorator,
  ],
  args: { of: videos.standard.title },
  // The attribute is on the document that all stories share.
  beforeEach: () => {
    applyDiscreet('on');
    return () => applyDiscreet('off');
  },
});

export const Standard = meta.story({ args: {} });
export const BesideThePlayer = meta.story({ args: { 'data-layout': 'side' } });
export const BesideItsText = meta.story({ args: { 'data-layout': 'start' } });
export const OnAPortrait = meta.story({ args: { 'data-layout': 'portrait' }, decorators: onACircle });
export const OnARoundPicture = meta.story({ args: { 'data-layout': 'avatar' }, decorators: onACircle });
export const OfAVideo = meta.story({
  render: (_, { globals }) => <VideoCard {...videoCard(videos.standard, readerFor(String(globals['locale'])))} />,
});
export const OfAVideoBesideThePlayer = meta.story({
  render: (_, { globals }) => (
    <VideoCard {...videoCard(videos.standard, readerFor(String(globals['locale'])))} data-layout="side" />
  ),
});
export const OfAPlaylist = meta.story({
  render: (_, { globals }) => (
    <PlaylistCard {...playlistCard(playlists.standard, readerFor(String(globals['locale'])))} />
  ),
});
export const OfAChannel = meta.story({
  render: (_, { globals }) => <ChannelCard {...channelCard(channels.standard, readerFor(String(globals['locale'])))} />,
});
export const OfAModel = meta.story({
  render: (_, { globals }) => <ModelCard {...modelCard(models.standard, readerFor(String(globals['locale'])))} />,
});
export const OfAMember = meta.story({
  render: (_, { globals }) => <MemberCard {...memberCard(members.standard, readerFor(String(globals['locale'])))} />,
});
export const Shown = meta.story({
  render: (_, { globals }) => <VideoCard {...videoCard(videos.standard, readerFor(String(globals['locale'])))} />,
  ...played,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const picture = canvasElement.querySelector('img') ?? canvasElement;
    await expect(getComputedStyle(picture).filter).toContain('blur');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.unhover(canvas.getByRole('button'));
    await expect(getComputedStyle(picture).filter).toBe('none');
  },
});
export const TitleShownWithIt = meta.story({
  render: (_, { globals }) => <VideoCard {...videoCard(videos.standard, readerFor(String(globals['locale'])))} />,
  ...played,
  beforeEach: () => applyDiscreet('titles'),
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading');
    await expect(getComputedStyle(title).textShadow).not.toBe('none');
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.unhover(canvas.getByRole('button'));
    // Focused by script, the button matches `:focus-visible`, which shows the title after 600 ms.
    await waitFor(() => expect(getComputedStyle(title).textShadow).toBe('none'));
  },
});
