import type { CardMenuTarget } from '@afterglow/design-system/cards/menus';
import { hydrateAtOnce } from '@afterglow/design-system/lists/nearGate';
import { hide, isHiddenBy, onHiddenChange, readHidden, stopHiding, type Hidden } from '../../device/hidden.ts';
import { heldWords, sameText } from '../../device/words.ts';

/**
 * The videos hidden in lists, by the page's configuration (R53, D12) and by the visitor. Each card checks for itself,
 * so that no list has to render again.
 */

type Target = Pick<CardMenuTarget, 'href' | 'title' | 'by'>;

let ofPage: readonly string[] = [];
let own: Hidden = { channels: [], words: [] };
let version = 0;
/** The page on which everything hidden is shown nevertheless. */
let shownOn: string | null = null;
/** Hidden cards that are shown nevertheless, by page and card. */
let shownCards: ReadonlySet<string> = new Set();
/** Cards of this document whose videos are hidden. */
const cards = new Set<Element>();
/** Cards that a visitor has seen uncovered: hidden later, they keep their box. */
const seen = new WeakSet<Element>();
const listeners = new Set<() => void>();

/** Returns a number that changes with what is hidden, but not with the cards on the page. */
export const versionOfHidden = (): number => version;

export function onHidden(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let announced = false;

/** Notifies the listeners, once for all cards of a list. */
function announce(): void {
  if (announced) return;
  announced = true;
  queueMicrotask(() => {
    announced = false;
    for (const listener of listeners) listener();
  });
}

/** Makes each card check again, and those that are hidden now hydrate. Call when what is hidden has changed. */
function announceChange(): void {
  version += 1;
  hydrateAtOnce(isHiddenItem);
  announce();
}

/** Reads what the device stores: another tab, a comment, or the page of this device's data may have changed it. */
export function refreshHidden(): void {
  const next = readHidden();
  if (JSON.stringify(next) === JSON.stringify(own)) return;
  own = next;
  announceChange();
}

/** Sets what is hidden. Cards that are in the document by now were rendered without that, so they count as seen. */
export function startHidden(channels: readonly string[] = []): void {
  ofPage = channels;
  own = readHidden();
  hydrateAtOnce(isHiddenItem);
  onHiddenChange(refreshHidden);
  for (const card of document.querySelectorAll('[data-component="VideoCard"]')) seen.add(card);
}

/** Returns whether a video is hidden. */
export const isHidden = (target: Target): boolean =>
  isHiddenBy({ ...own, channels: [...ofPage, ...own.channels] }, target);

const textIn = (item: Element, part: string): string => item.querySelector(`[data-part="${part}"]`)?.textContent ?? '';

/** Returns whether the video of an item of a list is hidden, by what the server rendered. */
const isHiddenItem = (item: Element): boolean =>
  isHidden({ href: '', title: textIn(item, 'card-link'), by: textIn(item, 'card-by') });

/** Returns whether a hidden video is shown nevertheless. */
export const isShown = (here: string, { href }: Target): boolean =>
  shownOn === here || shownCards.has(`${here} ${href}`);

export const isAllShown = (here: string): boolean => shownOn === here;

export function showAll(here: string, shown: boolean): void {
  shownOn = shown ? here : null;
  if (!shown) shownCards = new Set();
  announceChange();
}

export function showCard(here: string, { href }: Target): void {
  shownCards = new Set(shownCards).add(`${here} ${href}`);
  announceChange();
}

export function hideMore(kind: keyof Hidden, value: string): void {
  hide(kind, value);
  shownOn = null;
  shownCards = new Set();
  announceChange();
}

/** Removes every entry of the visitor that hides a video. */
export function stopHidingLike({ title, by }: Target): void {
  stopHiding('channels', (name) => sameText(name, by));
  stopHiding('words', (word) => heldWords(title, [word]).length > 0);
}

/**
 * Covers a card that is in the document, or uncovers it: one that has been seen keeps its box, one that comes with a
 * later list leaves no gap. The card beneath the cover is inert. Returns a cleanup function.
 */
export function applyToCard(card: Element, { hidden, covered }: { hidden: boolean; covered: boolean }): () => void {
  const entry = card.closest<HTMLElement>('li');
  if (!covered) seen.add(card);
  if (entry) entry.hidden = covered && !seen.has(card);
  for (const part of card.children)
    if (part instanceof HTMLElement) part.inert = covered && part.dataset['component'] !== 'HiddenCard';
  // Most cards are not hidden, and nobody counts those.
  if (!hidden) return () => undefined;
  cards.add(card);
  announce();
  return () => {
    cards.delete(card);
    announce();
  };
}

/** Returns how many videos of a list are hidden. */
export const countHiddenIn = (list: Element | null): number =>
  list === null ? 0 : [...cards].filter((card) => list.contains(card)).length;
