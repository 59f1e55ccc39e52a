import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

/** Share of a video that the visitor has watched, by the URL of its page: from 0 to 1, and 0 if unknown. */
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
 * Provides the watched shares, which only the device knows, so only after hydration. A new value re-renders only those
 * cards whose share it changes; as the value of a context it would re-render them all.
 */
export function WatchedSharesProvider({ value, children }: { value: WatchedShareOf; children: ReactNode }) {
  const [store] = useState(() => createStore(value));
  useEffect(() => store.replace(value), [store, value]);
  return createElement(WatchedSharesContext, { value: store }, children);
}

/**
 * The share in the server's markup. A part of a list may hydrate after the shares were read; with another share, React
 * would discard its markup and render it anew.
 */
const unknownShare = () => 0;

export function useWatchedShare(href: string): number {
  const store = useContext(WatchedSharesContext);
  return useSyncExternalStore(store.subscribe, () => store.shareOf(href), unknownShare);
}
