import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** How much of a video the visitor has watched, by the URL of its page; from 0 to 1, and 0 if unknown. */
export type WatchedShareOf = (href: string) => number;

interface SharesStore {
  shareOf: WatchedShareOf;
  subscribe: (changed: () => void) => () => void;
  replace: (shareOf: WatchedShareOf) => void;
}

function createStore(first: WatchedShareOf): SharesStore {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    shareOf: (href) => current(href),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    replace(next) {
      current = next;
      for (const changed of listeners) changed();
    },
  };
}

const WatchedSharesContext = createContext(createStore(() => 0));

/**
 * Provided once the page is hydrated: only the device knows. Another value renders those cards only whose share it
 * changes; a context of its own would render them all.
 */
export function WatchedSharesProvider({ value, children }: { value: WatchedShareOf; children: ReactNode }) {
  const [store] = useState(() => createStore(value));
  useEffect(() => store.replace(value), [store, value]);
  return createElement(WatchedSharesContext, { value: store }, children);
}

/**
 * The share of the server's HTML. A part of a list may hydrate after the shares were read; React would render it anew if
 * it began with another share.
 */
const unknownShare = () => 0;

export function useWatchedShare(href: string): number {
  const store = useContext(WatchedSharesContext);
  return useSyncExternalStore(store.subscribe, () => store.shareOf(href), unknownShare);
}
