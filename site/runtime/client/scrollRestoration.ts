import { timeoutMs } from '../data/fetcher.ts';
import { clearHydrated } from '../data/useResource.ts';
import { focusHeading } from './headingFocus.ts';
import { isShown } from './isShown.ts';
import { entryKey, entryStopsScroll, entryTop, joinEntry } from './historyEntry.ts';

/**
 * Scroll and focus after a navigation within the document (R22, D52): a forward navigation starts at the top and moves
 * focus to the heading as soon as the document has its title; back and forward restore the scroll position and the
 * focus. A navigation with `stopScroll` keeps both, unless the element that had focus is gone.
 */
const positions = new Map<string, number>();
/** The element that last had focus at each history entry, and the address that it leads to, if any. */
const focusedAt = new Map<string, { element: WeakRef<HTMLElement>; href: string | null }>();
let currentKey = '';
let currentAddress: string | null = null;

/** Scroll position to restore once the page is long enough: a skeleton may be shorter than the list that was left. */
let wanted: number | null = null;
let wantedTimer: ReturnType<typeof setTimeout> | undefined;

function scrollToWanted(): void {
  if (wanted === null) return;
  scrollTo({ top: wanted, behavior: 'instant' });
  if (scrollY > wanted - 1) wanted = null;
}

/**
 * Disables scroll anchoring while a list loads: the browser would follow what it sees below the skeleton, such as the
 * footer.
 */
const setAnchoring = (value: '' | 'none'): void => {
  document.documentElement.style.overflowAnchor = value;
};

const stopWanting = (): void => {
  wanted = null;
  setAnchoring('');
};

function restore(top: number): void {
  wanted = top;
  setAnchoring('none');
  clearTimeout(wantedTimer);
  // No answer arrives after this time.
  wantedTimer = setTimeout(stopWanting, timeoutMs);
  scrollToWanted();
}

function rememberFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLElement)
    focusedAt.set(currentKey, { element: new WeakRef(target), href: target.getAttribute('href') });
}

/** Moves focus back to where it was: on a page that was rendered anew, to the same link or else to the heading. */
function restoreFocus(key: string, address: string): void {
  const last = focusedAt.get(key);
  if (!last) return;
  const element = last.element.deref();
  const found =
    element && isShown(element)
      ? element
      : [...document.querySelectorAll<HTMLElement>('#content a[href]')].find(
          (link) => isShown(link) && link.getAttribute('href') === last.href,
        );
  if (found) found.focus({ preventScroll: true });
  else focusHeading(address);
}

/**
 * Takes over scroll restoration; call once, before the first navigation. When the document is left, the browser
 * restores its scroll position: on the way back from another document and at a reload, nothing of this document is left
 * but its history entries.
 */
export function startScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  currentKey = entryKey();
  if (scrollY > 0) positions.set(currentKey, scrollY);
  const passive = { passive: true } as const;
  addEventListener('scroll', () => positions.set(currentKey, wanted ?? scrollY), passive);
  addEventListener('focusin', rememberFocus);
  addEventListener('hashchange', () => joinEntry(currentKey));
  // From then on the visitor controls the scroll position.
  for (const kind of ['wheel', 'pointerdown', 'keydown'] as const) addEventListener(kind, stopWanting, passive);
  new ResizeObserver(scrollToWanted).observe(document.body);
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

/**
 * Begins a document whose address leads to its content, as after a notice that covered it, like a navigation forward: at
 * its top, with focus on the heading. Takes that place out of the address. Leaves focus where the visitor has moved it.
 */
function beginAtContent(address: string): void {
  if (location.hash !== '#content') return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const { activeElement, body } = document;
  // The browser moves it to the content, if that can have it.
  if (activeElement !== body && activeElement?.id !== 'content') return;
  scrollTo({ top: 0, behavior: 'instant' });
  focusHeading(address);
}

/**
 * Restores scroll and focus. Call with each address once its content is in the document; the first call is for the
 * document's own address.
 */
export function afterNavigation(address: string): void {
  const key = entryKey();
  const first = currentAddress === null;
  const sameEntry = key === currentKey;
  const same = sameEntry && address === currentAddress;
  currentAddress = address;
  if (first) beginAtContent(address);
  if (first || same) return;
  const left = positions.get(key) ?? entryTop();
  clearHydrated();
  currentKey = key;
  if (left !== null) {
    restore(left);
    if (!sameEntry) restoreFocus(key, address);
    if (entryStopsScroll() && document.activeElement === document.body) focusHeading(address);
    return;
  }
  stopWanting();
  scrollTo({ top: 0, behavior: 'instant' });
  focusHeading(address);
}
