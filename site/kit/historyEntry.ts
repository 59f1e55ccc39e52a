/**
 * What an entry of the browser's history holds of its page: a key, and where it was scrolled to when a page of this site
 * was opened from it. Every document of the tab can read it there, and it is gone when the tab is.
 */
interface EntryState {
  key?: string;
  /** In pixels. */
  top?: number;
  /** It was opened with its scroll position kept (R22). */
  stopScroll?: true;
  /** Its page has loaded the document anew by itself. */
  reloaded?: true;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else writes states, and a document's first entry has none
const entryState = (): EntryState => (history.state ?? {}) as EntryState;

/** Of the current entry; the one that a document was loaded at has none of its own. */
export const entryKey = (): string => entryState().key ?? 'first';

/** In pixels; null if the current entry began at the top, and no page was opened from it. */
export const entryTop = (): number | null => entryState().top ?? null;

/** Whether the current entry was just opened with its scroll position kept. */
export const entryStopsScroll = (): boolean => entryState().stopScroll === true;

export const hasReloadedItself = (): boolean => entryState().reloaded === true;

/** To be called before a page loads its document anew by itself: one reload that did not help is enough. */
export const noteReload = (): void => history.replaceState({ ...entryState(), reloaded: true }, '');

/** For an entry that a link within the page has made, such as the one to its content: it is of the same page. */
export const joinEntry = (key: string): void => history.state ?? history.replaceState({ key }, '');

/**
 * The state of the entry that opening a page makes; call right before, as the current entry keeps its place.
 * @param top where the page is scrolled to, if it does not begin at its top (R22)
 */
export function nextEntry(top?: number): EntryState {
  history.replaceState({ key: entryKey(), top: scrollY }, '');
  const key = String(Math.random());
  return top === undefined ? { key } : { key, top, stopScroll: true };
}
