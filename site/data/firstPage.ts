import { useEffect, useState } from 'react';
import { idle } from './idle.ts';

/** Whether the document's first page is shown, so that every later page comes by a navigation. */
let navigable = false;
export const isNavigable = (): boolean => navigable;
let resolveFirstPage: () => void = () => undefined;
/** Resolves then: header and footer are hydrated before it. */
export const firstPageShown = new Promise<void>((resolve) => {
  resolveFirstPage = resolve;
});
export function markNavigable(): void {
  navigable = true;
  resolveFirstPage();
}

/**
 * Whether it is time to request what a page can do without: on the document's first page once that is hydrated and the
 * browser idle, on every later one at once.
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
