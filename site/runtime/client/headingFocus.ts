/**
 * Focus on a page's heading (D52): it is moved when the page has set the document's title, so that a screen reader
 * announces both, in this order.
 */

/** The address of the page that last set the document's title. */
let titled: string | null = null;

/** The element that had focus when leaving for a page that has no title yet; null when no title is awaited. */
let awaitedFrom: Element | null = null;

/** The heading that focus was last moved to. */
let focused: HTMLElement | null = null;

/** Call when the page at an address has set the document's title. */
export function titleIsSet(address: string): void {
  titled = address;
  // If a preview turns out to be refused, its heading is removed from the document, and focus is lost with it.
  if (focused?.isConnected === false && document.activeElement === document.body) focusNow();
  if (awaitedFrom === null) return;
  // If the visitor has moved focus in the meantime, leave it where it is.
  const { activeElement, body } = document;
  if (activeElement === awaitedFrom || activeElement === body) focusNow();
  awaitedFrom = null;
}

/** Returns whether the shown page is the one at an address, rather than the one before, which stays until it comes. */
export const hasTitle = (address: string): boolean => titled === address;

/** Moves focus to the page's heading when the next title is set, unless the visitor types before that. */
export function focusWhenTitled(): void {
  awaitedFrom = document.activeElement;
  document.addEventListener('input', leaveFocus, { once: true });
}

/** Keeps focus where the visitor types, even if it has not moved: a search can follow another one in the same box. */
function leaveFocus(): void {
  awaitedFrom = null;
}

/** The address of the next page if the visitor types while it is on its way; null otherwise. */
let typedOnWayTo: string | null = null;

/** Leaves focus where it is when the page at an address is shown, as the visitor has begun to type since the press. */
export function keepFocusOnWayTo(address: string): void {
  typedOnWayTo = address;
}

/**
 * Moves focus to the heading of the page at an address, now or when it sets its title, unless the visitor types by now.
 */
export function focusHeading(address: string): void {
  const keeps = typedOnWayTo === address;
  typedOnWayTo = null;
  if (keeps) return;
  if (titled === address) focusNow();
  else focusWhenTitled();
}

/** Returns the heading of the shown page; pages that were left stay in the document, hidden. */
export const shownHeading = (): HTMLElement | null => document.querySelector('#content h1:not([data-hidden] *)');

function focusNow(): void {
  const heading = shownHeading() ?? document.getElementById('content');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  focused = heading;
}
