/**
 * State of an entry in the browser's history: a key, and the scroll position when a page of this site was opened from
 * it. Every document of the tab can read it, and it disappears with the tab.
 */
interface EntryState {
  key?: string;
  /** Scroll position in pixels. */
  top?: number;
  /** Opened with the scroll position kept (R22). */
  stopScroll?: true;
  /** The page has already reloaded its document by itself. */
  reloaded?: true;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else writes states, and a document's first entry has none
const entryState = (): EntryState => (history.state ?? {}) as EntryState;

/** Returns the key of the current entry; the entry at which the document was loaded has none of its own. */
export const entryKey = (): string => entryState().key ?? 'first';

/** Returns the entry's scroll position in pixels; null if it began at the top and no page was opened from it. */
export const entryTop = (): number | null => entryState().top ?? null;

/** Returns whether the current entry was just opened with its scroll position kept. */
export const entryStopsScroll = (): boolean => entryState().stopScroll === true;

export const hasReloadedItself = (): boolean => entryState().reloaded === true;

/** Notes that a page reloads its document by itself. Call before that: one reload that did not help is enough. */
export const noteReload = (): void => history.replaceState({ ...entryState(), reloaded: true }, '');

/** Assigns the key of its page to an entry made by a link within the page, such as the one to its content. */
export const joinEntry = (key: string): void => history.state ?? history.replaceState({ key }, '');

/**
 * Returns the state for the entry of a page that is about to open. Call right before, as it saves the scroll position
 * of the current entry.
 * @param top scroll position of the new page in pixels, if it does not begin at its top (R22)
 */
export function nextEntry(top?: number): EntryState {
  history.replaceState({ key: entryKey(), top: scrollY }, '');
  const key = String(Math.random());
  return top === undefined ? { key } : { key, top, stopScroll: true };
}
