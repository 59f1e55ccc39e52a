import { navigate } from 'wouter/use-browser-location';
import { focusWhenTitled } from './headingFocus.ts';
import { nextEntry } from './historyEntry.ts';

/** Opens a page of this site in the same document. With `stopScroll`, scroll position and focus stay (R22). */
export function openWithin(address: string, stopScroll = false): void {
  if (!stopScroll) focusWhenTitled();
  navigate(address, { state: nextEntry(stopScroll ? scrollY : undefined) });
}
