import type { FullVideo } from '@afterglow/contract/fullVideo';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import preview from '@afterglow/storybook/preview';
import { fn } from 'storybook/test';
import { SubscribeButton } from '../../actions/SubscribeButton/SubscribeButton.tsx';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { ChannelLine, type ChannelLineProps } from './ChannelLine.tsx';
import { channelLine } from './ChannelLine.view.ts';

/** Narrows the type: the view returns null if there is no author, but stories always have one. */
const named = (video: FullVideo, reader: Reader): ChannelLineProps => {
  const line = channelLine(video, reader);
  if (line === null) throw new Error('This video names nobody; choose another one for the story.');
  return line;
};
const { standard } = fullVideos;

const subscribe = <SubscribeButton on={false} to="Marlowe House" onPress={fn()} />;

const meta = preview.meta({ component: ChannelLine });

export const Standard = meta.story(fromView(ChannelLine, named, standard));
export const WithAButton = meta.story(fromView(ChannelLine, named, standard, { children: subscribe }));
export const Member = meta.story(fromView(ChannelLine, named, fullVideos.uploaded));
export const NoPicture = meta.story(
  fromView(ChannelLine, named, { ...standard, channel: standard.channel && { ...standard.channel, avatar: '' } }),
);
export const LongName = meta.story(
  fromView(ChannelLine, named, {
    ...standard,
    channel: standard.channel && {
      ...standard.channel,
      title: 'The Society of Slow Evenings, Harbour Walks and Lamps in Distant Windows',
      subscribers: 1,
    },
  }),
);
export const Previewed = meta.story({ args: { name: 'Night Heron', picture: pending, subscribers: pending } });
export const Pending = meta.story({ args: { name: pending, picture: pending, subscribers: pending } });
