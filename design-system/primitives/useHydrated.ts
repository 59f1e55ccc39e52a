import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** Returns false on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
