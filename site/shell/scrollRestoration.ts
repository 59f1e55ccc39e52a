import { clearHydrated } from '../data/useResource.ts';
import { focusHeading } from '../kit/headingFocus.ts';

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
  if (!back) focusHeading(address);
}
