import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { modelRead } from '../../data/people.ts';
import { videosRead } from '../../data/videos.ts';

/** The reads of a model's page; apart from it, so that they need not wait for its code. */
export const modelReads = ({ dir, address }: { dir: string; address: ListAddress }) => [
  modelRead(dir),
  videosRead(address),
];
