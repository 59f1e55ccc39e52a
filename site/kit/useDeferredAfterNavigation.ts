import { useDeferredValue, useState } from 'react';

/** Whether the document's first page is shown, so that every later page comes by a navigation. */
let navigable = false;
const isNavigable = (): boolean => navigable;
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
 * Defers secondary content: rendered at once with a new document, but after a navigation only once the main content has
 * been painted. Sixty cards beside a video delayed its title by 120 ms on a slow phone.
 */
export function useDeferredAfterNavigation<Value>(value: Value, placeholder: Value): Value {
  const [navigated] = useState(isNavigable);
  return useDeferredValue(value, navigated ? placeholder : undefined);
}
