import { useDeferredValue, useState } from 'react';
import { leaveWhatCame } from '../data/useResource.ts';

/**
 * What happens on arriving at another page of the same document (R22, D52): forward it begins at the top with the
 * keyboard at its heading, as soon as the document has its title; back and forward restore the place.
 */
const places = new Map<string, number>();
let shown = '';
let shownAddress: string | null = null;

const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? state.key : 'first';

/** Call once, before the first navigation. */
export function keepPlaces(): void {
  history.scrollRestoration = 'manual';
  shown = keyOf(history.state);
  addEventListener('scroll', () => places.set(shown, scrollY), { passive: true });
}

/** Names the entry that a forward navigation makes. */
export const newEntry = (): { key: string } => ({ key: `${Date.now().toString(36)}-${places.size}` });

/** Call with each address after its content stands in the document. The first is the document's own. */
export function arrive(address: string): void {
  const key = keyOf(history.state);
  const first = shownAddress === null;
  const same = key === shown && address === shownAddress;
  shownAddress = address;
  if (first || same) return;
  const back = places.has(key);
  leaveWhatCame();
  shown = key;
  scrollTo({ top: places.get(key) ?? 0, behavior: 'instant' });
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

const followedALink = (): boolean => shownAddress !== null;

/**
 * What follows the thing that somebody came for: with a document at once, on following a link only after that thing has
 * been painted. Sixty cards beside a video held its title back by 120 ms on a slow phone.
 */
export function useAfterwards<Value>(value: Value, meanwhile: Value): Value {
  const [followed] = useState(followedALink);
  return useDeferredValue(value, followed ? meanwhile : undefined);
}
