import type { FullVideo } from '@afterglow/contract/fullVideo';
import { defineMessages } from 'react-intl';
import { counted } from '../../reader/format.ts';
import { isPreview, pending, type VideoPreview } from '../../reader/pending.ts';
import type { Reader } from '../../reader/reader.ts';
import type { ChannelLineProps } from './ChannelLine.tsx';

const messages = defineMessages<{ subscribers: { count: number; shown: string } }>({
  subscribers: {
    id: 'channelLine.subscribers',
    defaultMessage: '{count, plural, one {{shown} subscriber} other {{shown} subscribers}}',
  },
});

/**
 * Returns the channel, or the uploader if there is no channel; null if neither is known. A preview knows at most the
 * name.
 */
export function channelLine(video: FullVideo | VideoPreview, reader: Reader): ChannelLineProps | null {
  if (isPreview(video)) return { name: video.card?.channelTitle || pending, picture: pending, subscribers: pending };
  const { channel, user } = video;
  const subscribers = (count: number) =>
    count === 0 ? '' : reader.intl.formatMessage(messages.subscribers, counted(count, reader));
  if (channel !== null) {
    return {
      name: channel.title,
      href: reader.href.channel(channel),
      picture: reader.picture(channel.avatar),
      subscribers: subscribers(channel.subscribers),
    };
  }
  if (user.name === '') return null;
  return { name: user.name, picture: reader.picture(user.avatar), subscribers: subscribers(user.subscribers) };
}
