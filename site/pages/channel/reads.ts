import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { channelRead } from '../../data/people.ts';
import { videosRead } from '../../data/videos.ts';

export interface ChannelAddress {
  dir: string;
  address: ListAddress;
  /** Whether the page shows the channel's information in place of the videos. */
  info: boolean;
}

/** The reads of a channel's page; apart from it, so that they need not wait for its code. */
export const channelReads = ({ dir, address }: ChannelAddress) => ({
  channel: channelRead(dir),
  videos: videosRead(address),
});
