import { startTransition, useEffect, useState } from 'react';
import { idle } from './idle.ts';

/** True once the document's first page is shown, so that every later page comes by a navigation. */
let navigable = false;
export const isNavigable = (): boolean => navigable;
let resolveFirstPage: () => void = () => undefined;
/** Resolves when the document's first page is shown; header and footer are hydrated before that. */
export const firstPageShown = new Promise<void>((resolve) => {
  resolveFirstPage = resolve;
});
export function markNavigable(): void {
  navigable = true;
  resolveFirstPage();
}

/**
 * Returns true when secondary content may be requested: on the document's first page once it is hydrated and the
 * browser is idle, on every later page at once.
 * @param isAwaited whether the caller waits for it; if not, it is not rendered again for that
 */
export function useAfterFirstPage(isAwaited: boolean): boolean {
  const [after, setAfter] = useState(isNavigable);
  const isSettled = after || !isAwaited;
  useEffect(() => {
    if (isSettled) return undefined;
    let left = false;
    // A transition: parts of the page that have not been hydrated yet are hydrated in slices.
    void firstPageShown.then(idle).then(() => left || startTransition(() => setAfter(true)));
    return () => void (left = true);
  }, [isSettled]);
  return after;
}
