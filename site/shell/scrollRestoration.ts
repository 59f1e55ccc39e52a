import { clearHydrated } from '../data/useResource.ts';
import { focusHeading } from '../kit/headingFocus.ts';
import { entryKey, entryTop } from '../kit/historyEntry.ts';

/**
 * Scroll and focus after a navigation within the document (R22, D52): a forward navigation starts at the top and moves
 * focus to the heading as soon as the document has its title; back and forward restore the scroll position.
 */
const positions = new Map<string, number>();
let currentKey = '';
let currentAddress: string | null = null;

/**
 * Call once, before the first navigation. When the document is left, its place is the browser's own to restore: on the way
 * back from another document and at a reload nothing of this one is left but what its entries hold.
 */
export function startScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  currentKey = entryKey();
  if (scrollY > 0) positions.set(currentKey, scrollY);
  addEventListener('scroll', () => positions.set(currentKey, scrollY), { passive: true });
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

/** Call with each address once its content is in the document. The first call is for the document's own address. */
export function afterNavigation(address: string): void {
  const key = entryKey();
  const first = currentAddress === null;
  const same = key === currentKey && address === currentAddress;
  currentAddress = address;
  if (first || same) return;
  const left = positions.get(key) ?? entryTop();
  clearHydrated();
  currentKey = key;
  scrollTo({ top: left ?? 0, behavior: 'instant' });
  if (left === null) focusHeading(address);
}
