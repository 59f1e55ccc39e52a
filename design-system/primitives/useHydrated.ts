import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** False on the server and during hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
