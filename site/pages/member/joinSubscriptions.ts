import type { Subscription } from '@afterglow/contract/subscription';
import type { Page } from '@afterglow/contract/wire';

type Found = Page<Subscription> | null;

/** Joins all kinds of subscriptions into one list; returns null if this visitor may not see them. */
export function joinSubscriptions(kinds: readonly Found[]) {
  const pages = kinds.filter((kind) => kind !== null);
  if (pages.length < kinds.length) return null;
  const sum = (numberOf: (page: Page<Subscription>) => number) => pages.reduce((all, page) => all + numberOf(page), 0);
  // Most new videos first; among equals, each kind keeps the order of its reply.
  const entries = pages.flatMap((page) => page.entries).toSorted((one, other) => other.newVideos - one.newVideos);
  return {
    tab: 'subscriptions' as const,
    subscriptions: { entries, total: sum(({ total }) => total), pages: 1, dropped: sum(({ dropped }) => dropped) },
  };
}

/** Whether any of the joined subscriptions has new videos. */
export const isAnyNew = (joinedKinds: ReturnType<typeof joinSubscriptions>): boolean =>
  joinedKinds?.subscriptions.entries.some(({ newVideos }) => newVideos > 0) === true;
