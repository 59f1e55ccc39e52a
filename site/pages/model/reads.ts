import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { modelRead } from '../../data/people.ts';
import { videosRead } from '../../data/videos.ts';

export interface ModelAddress {
  dir: string;
  address: ListAddress;
  /** Whether the page shows the model's information in place of the videos. */
  info: boolean;
}

/** The reads of a model's page; apart from it, so that they need not wait for its code. */
export const modelReads = ({ dir, address }: ModelAddress) => ({
  model: modelRead(dir),
  videos: videosRead(address),
});
