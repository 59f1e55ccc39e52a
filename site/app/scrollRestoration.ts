import { useDeferredValue, useState } from 'react';
import { clearHydrated } from '../data/useResource.ts';

/**
 * What happens on arriving at another page of the same document (R22, D52): forward it begins at the top with the
 * keyboard at its heading, as soon as the document has its title; back and forward restore the place.
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

/** Names the entry that a forward navigation makes. */
export const newHistoryState = (): { key: string } => ({ key: `${Date.now().toString(36)}-${positions.size}` });

/** Call with each address after its content stands in the document. The first is the document's own. */
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

/** The address whose page has given the document its title. */
let titled: string | null = null;

/** What had the keyboard when a page was left whose successor has no title yet; null when none is awaited. */
let awaitedFrom: Element | null = null;

/** Call when the page of an address has given the document its title. */
export function titleIsSet(address: string): void {
  titled = address;
  if (awaitedFrom === null) return;
  // Whoever has gone on with the keyboard meanwhile is left there.
  const { activeElement, body } = document;
  if (activeElement === awaitedFrom || activeElement === body) focusHeading();
  awaitedFrom = null;
}

/** Moves the keyboard to the page's heading when the next title is set: a screen reader says both, in this order. */
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
 * What follows the thing that somebody came for: with a document at once, on following a link only after that thing has
 * been painted. Sixty cards beside a video held its title back by 120 ms on a slow phone.
 */
export function useDeferredAfterNavigation<Value>(value: Value, placeholder: Value): Value {
  const [navigated] = useState(hasNavigated);
  return useDeferredValue(value, navigated ? placeholder : undefined);
}
