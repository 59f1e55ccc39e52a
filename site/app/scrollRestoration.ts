import { useDeferredValue, useState } from 'react';
import { clearHydrated } from '../data/useResource.ts';

/**
 * Scroll and focus after a navigation within the document (R22, D52): a forward navigation starts at the top and moves
 * focus to the heading as soon as the document has its title; back and forward restore the scroll position.
 */
const positions = new Map<string, number>();
let currentKey = '';
let currentAddress: string | null = null;

const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? state.key : 'first';

/** Call once, before the first navigation. */
export function startScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  currentKey = keyOf(history.state);
  addEventListener('scroll', () => positions.set(currentKey, scrollY), { passive: true });
}

/** State of the history entry that a forward navigation creates. */
export const newHistoryState = (): { key: string } => ({ key: `${Date.now().toString(36)}-${positions.size}` });

/** Call with each address once its content is in the document. The first call is for the document's own address. */
export function afterNavigation(address: string): void {
  const key = keyOf(history.state);
  const first = currentAddress === null;
  const same = key === currentKey && address === currentAddress;
  currentAddress = address;
  if (first || same) return;
  const back = positions.has(key);
  clearHydrated();
  currentKey = key;
  scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
  if (back) return;
  if (titled === address) focusHeading();
  else focusWhenTitled();
}

/** The address of the page that last set the document's title. */
let titled: string | null = null;

/** The element that had focus when leaving for a page that has no title yet; null when no title is awaited. */
let awaitedFrom: Element | null = null;

/** Call when the page at an address has set the document's title. */
export function titleIsSet(address: string): void {
  titled = address;
  if (awaitedFrom === null) return;
  // If the visitor has moved focus in the meantime, leave it where it is.
  const { activeElement, body } = document;
  if (activeElement === awaitedFrom || activeElement === body) focusHeading();
  awaitedFrom = null;
}

/** Moves focus to the page's heading when the next title is set: a screen reader announces both, in this order. */
export function focusWhenTitled(): void {
  awaitedFrom = document.activeElement;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

const hasNavigated = (): boolean => currentAddress !== null;

/**
 * Defers secondary content: rendered at once with a new document, but after a navigation only once the main content has
 * been painted. Sixty cards beside a video delayed its title by 120 ms on a slow phone.
 */
export function useDeferredAfterNavigation<Value>(value: Value, placeholder: Value): Value {
  const [navigated] = useState(hasNavigated);
  return useDeferredValue(value, navigated ? placeholder : undefined);
}
