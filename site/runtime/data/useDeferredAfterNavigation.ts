import { useDeferredValue, useState } from 'react';
import { isNavigable } from './firstPage.ts';

/** Returns whether the component was rendered by a navigation, not with a new document. */
export function useNavigated(): boolean {
  const [navigated] = useState(isNavigable);
  return navigated;
}

/**
 * Defers secondary content: rendered at once with a new document, but after a navigation only once the main content has
 * been painted. Sixty cards beside a video delayed its title by 120 ms on a slow phone.
 */
export function useDeferredAfterNavigation<Value>(value: Value, placeholder: Value): Value {
  const navigated = useNavigated();
  return useDeferredValue(value, navigated ? placeholder : undefined);
}
