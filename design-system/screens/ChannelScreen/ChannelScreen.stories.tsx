import { fullChannels } from '@afterglow/fixtures/data/channels';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { firstPage, repeatVideos, pageOf } from '../../lists/storyArgs.ts';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import { failed, missing } from '../storyArgs.tsx';
import { ChannelScreen } from './ChannelScreen.tsx';
import { channelScreen } from './ChannelScreen.view.ts';

const { standard: channel, bare } = fullChannels;
const address = {
  ...firstPage,
  of: { kind: 'channel', dir: channel.dir, title: channel.title },
  sort: 'latest-updates',
} as const;
const listOf = (count: number) =>
  ({ tab: 'videos', list: { address, videos: pageOf(repeatVideos(videos, count), count) } }) as const;

const meta = preview.meta({ component: ChannelScreen });

export const Videos = meta.story(fromView(ChannelScreen, channelScreen, { channel, shown: listOf(24) }));
/** A member's buttons are busy until it is known what the member has done. */
export const ForAMember = meta.story(
  fromView(ChannelScreen, channelScreen, { channel, shown: listOf(24), signedIn: true }),
);
export const Info = meta.story(fromView(ChannelScreen, channelScreen, { channel, shown: { tab: 'info' } }));
export const LongName = meta.story(
  fromView(ChannelScreen, channelScreen, { channel: fullChannels.longTitle, shown: listOf(3) }),
);
export const LittleKnown = meta.story(
  fromView(ChannelScreen, channelScreen, { channel: bare, shown: { tab: 'info' } }),
);
export const NoVideos = meta.story(fromView(ChannelScreen, channelScreen, { channel: bare, shown: listOf(0) }));
const pendingList = { tab: 'videos', list: { address, videos: pending } } as const;
/** Opened from its card: what the card knows is shown at once. */
export const Previewed = meta.story(
  fromView(ChannelScreen, channelScreen, { channel: { address: channel, card: channel }, shown: pendingList }),
);
/** Opened by its URL, without a card in a list before. */
export const Loading = meta.story(
  fromView(ChannelScreen, channelScreen, { channel: { address: channel, card: null }, shown: pendingList }),
);
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
