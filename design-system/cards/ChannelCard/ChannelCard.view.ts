import type { Channel } from '@afterglow/contract/channel';
import { ifAny, videoCount } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { ChannelCardProps } from './ChannelCard.tsx';

export const channelCard = ({ dir, title, picture, videos }: Channel, reader: Reader): ChannelCardProps => ({
  href: reader.href.channel({ dir }),
  name: title,
  picture: reader.picture(picture),
  facts: ifAny(videoCount, videos, reader),
});
