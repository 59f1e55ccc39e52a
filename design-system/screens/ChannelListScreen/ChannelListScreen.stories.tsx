import type { Channel } from '@afterglow/contract/channel';
import { channels } from '@afterglow/fixtures/data/channels';
import preview from '@afterglow/storybook/preview';
import { repeatEntries, pageOf } from '../../lists/storyArgs.ts';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import { failed, missing } from '../storyArgs.tsx';
import { ChannelListScreen } from './ChannelListScreen.tsx';
import { channelListScreen } from './ChannelListScreen.view.ts';

const many = repeatEntries<Channel>(channels, 24, (channel, place) => ({
  ...channel,
  id: place + 1,
  dir: `channel-${place}`,
}));
const first = { sort: 'latest-updates' as const, page: 1 };

const meta = preview.meta({ component: ChannelListScreen });

export const Standard = meta.story(
  fromView(ChannelListScreen, channelListScreen, { ...first, channels: pageOf(many, 124) }),
);
export const LaterPage = meta.story(
  fromView(ChannelListScreen, channelListScreen, { ...first, page: 2, channels: pageOf(many.slice(0, 9), 69) }),
);
export const Search = meta.story(
  fromView(ChannelListScreen, channelListScreen, { ...first, words: 'harbour', channels: pageOf(many.slice(0, 5), 5) }),
);
export const OnlyOne = meta.story(
  fromView(ChannelListScreen, channelListScreen, { ...first, channels: pageOf(many.slice(0, 1), 1) }),
);
export const Empty = meta.story(
  fromView(ChannelListScreen, channelListScreen, { ...first, channels: pageOf<Channel>([], 0) }),
);
export const NothingFound = meta.story(
  fromView(ChannelListScreen, channelListScreen, { ...first, words: 'xyzzy', channels: pageOf<Channel>([], 0) }),
);
export const BeyondTheLastPage = meta.story(
  fromView(ChannelListScreen, channelListScreen, { ...first, page: 9, channels: pageOf<Channel>([], 124) }),
);
export const Loading = meta.story(fromView(ChannelListScreen, channelListScreen, { ...first, channels: pending }));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
