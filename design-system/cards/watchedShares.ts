import { createContext, useContext } from 'react';

/** How much of a video the visitor has watched, by the URL of its page; from 0 to 1, and 0 if unknown. */
export type WatchedShareOf = (href: string) => number;

const WatchedSharesContext = createContext<WatchedShareOf>(() => 0);

/** Provided once the page is hydrated: only the device knows. */
export const WatchedSharesProvider = WatchedSharesContext.Provider;

export const useWatchedShare = (href: string): number => useContext(WatchedSharesContext)(href);
