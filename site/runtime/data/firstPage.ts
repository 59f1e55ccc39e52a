import { useEffect, useState } from 'react';
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
 */
export function useAfterFirstPage(): boolean {
  const [after, setAfter] = useState(isNavigable);
  useEffect(() => {
    if (after) return undefined;
    let left = false;
    void firstPageShown.then(idle).then(() => left || setAfter(true));
    return () => void (left = true);
  }, [after]);
  return after;
}
