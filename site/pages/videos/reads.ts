import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { videosRead } from '../../data/videos.ts';

/** The reads of a list; apart from its page, so that they need not wait for its code. */
export const listReads = ({ address }: { address: ListAddress }) => ({ videos: videosRead(address) });
