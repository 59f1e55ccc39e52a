import { createLateValue } from '../primitives/lateValue.ts';

/** Share of a video that the visitor has watched, by the URL of its page: from 0 to 1, and 0 if unknown. */
export type WatchedShareOf = (href: string) => number;

const shares = createLateValue<WatchedShareOf>(() => 0);

/** Provides the watched shares, which only the device knows, so only after hydration. */
export const WatchedSharesProvider = shares.Provider;

export const useWatchedShare = (href: string): number => shares.useLateValue((shareOf) => shareOf(href));
