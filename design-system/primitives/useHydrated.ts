import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/**
 * Returns false on the server and during hydration, true afterwards.
 * @param differs whether hydration renders anything else; if not, it is always true, and nothing is rendered again
 */
export const useHydrated = (differs = true): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => !differs,
  );
