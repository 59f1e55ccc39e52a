import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { channelRead } from '../../data/people.ts';
import { videosRead } from '../../data/videos.ts';

/** The reads of a channel's page; apart from it, so that they need not wait for its code. */
export const channelReads = ({ dir, address }: { dir: string; address: ListAddress }) => [
  channelRead(dir),
  videosRead(address),
];
