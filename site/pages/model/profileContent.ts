import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import type { ListedVideo } from '@afterglow/contract/video';
import { knownOf, type Pending, type Preview } from '@afterglow/design-system/reader/pending.ts';
import type { Page } from '@afterglow/contract/wire';

/**
 * Returns the content below the head of a model's or channel's page: the facts, or the videos, titled as soon as the
 * title is known.
 */
export function profileContent(
  who: { title: string } | Preview<{ title: string }, unknown>,
  address: ListAddress,
  videos: Page<ListedVideo> | Pending,
  info: boolean,
) {
  const title = knownOf(who)?.title ?? '';
  const { of } = address;
  const titled = of.kind === 'model' || of.kind === 'channel' ? { ...of, title } : of;
  return info
    ? ({ tab: 'info' } as const)
    : ({ tab: 'videos', list: { address: { ...address, of: titled }, videos } } as const);
}
