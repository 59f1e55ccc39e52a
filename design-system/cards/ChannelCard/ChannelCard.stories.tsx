import { channels } from '@afterglow/fixtures/data/channels';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import { channelCard } from './ChannelCard.view.ts';

const meta = preview.meta({ component: ChannelCard, decorators: [columnDecorator] });

export const Standard = meta.story(fromView(ChannelCard, channelCard, channels.standard));
export const NoPicture = meta.story(fromView(ChannelCard, channelCard, channels.bare));
export const ManyVideos = meta.story(fromView(ChannelCard, channelCard, channels.many));
export const LongName = meta.story(fromView(ChannelCard, channelCard, channels.longTitle));
export const Cyrillic = meta.story(fromView(ChannelCard, channelCard, channels.cyrillic));
export const Focused = meta.story({
  ...fromView(ChannelCard, channelCard, channels.many),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: channels.many.title })).toHaveFocus();
  },
});
