/**
 * What an entry of the browser's history holds of its page: a key, and where it was scrolled to when a page of this site
 * was opened from it. Every document of the tab can read it there, and it is gone when the tab is.
 */
interface EntryState {
  key?: string;
  /** In pixels. */
  top?: number;
  /** Its page has loaded the document anew by itself. */
  reloaded?: true;
}

// Nothing else writes states, and a document's first entry has none.
const entryState = (): EntryState => (history.state ?? {}) as EntryState;

/** Of the current entry; the one that a document was loaded at has none of its own. */
export const entryKey = (): string => entryState().key ?? 'first';

/** In pixels; null if no page was opened from the current entry. */
export const entryTop = (): number | null => entryState().top ?? null;

export const hasReloadedItself = (): boolean => entryState().reloaded === true;

/** To be called before a page loads its document anew by itself: one reload that did not help is enough. */
export const noteReload = (): void => history.replaceState({ ...entryState(), reloaded: true }, '');

/** For an entry that a link within the page has made, such as the one to its content: it is of the same page. */
export const joinEntry = (key: string): void => history.state ?? history.replaceState({ key }, '');

/** The state of the entry that opening a page makes; call right before, as the current entry keeps its place. */
export function nextEntry(): EntryState {
  history.replaceState({ key: entryKey(), top: scrollY }, '');
  return { key: String(Math.random()) };
}
