import { use, type ReactNode } from 'react';

/**
 * A part of the document that React hydrates once it is needed: its markup is the server's until then, and its links
 * work. Nothing is held unless the site asks for it, so that a page that is rendered in the browser is whole at once.
 */
export interface HeldPart {
  /** Fulfilled once the part may be hydrated. */
  opened: Promise<void>;
  open: () => void;
}

/** Whether the document is being hydrated, and its parts are held. */
let holding = false;
const closed = new Set<HeldPart>();
/** Opens the part of a list around an element, by list. */
const lists = new Map<Element, (target: Node) => void>();

let wake = () => {};
const awake = new Promise<void>((resolve) => {
  wake = resolve;
});

/** Lets the parts near the window be hydrated, and others when the visitor comes near them. */
export const wakeParts = (): void => wake();

/** React reads this status, so that a part is hydrated within the event that opens it. */
const fulfilled = { status: 'fulfilled', value: undefined };

function createPart(): HeldPart {
  let resolve = () => {};
  const opened = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  const part = {
    opened,
    open() {
      closed.delete(part);
      void Object.assign(opened, fulfilled);
      resolve();
    },
  };
  closed.add(part);
  return part;
}

/** Returns the parts of a list, if they are held. */
export const createParts = (count: number): HeldPart[] => (holding ? Array.from({ length: count }, createPart) : []);

/** Opens parts, all by default. Call before anything changes that they were rendered with. */
export function openParts(parts: Iterable<HeldPart> = [...closed]): void {
  for (const part of parts) part.open();
}

/** React stops these on their way to an element that is not hydrated, so a part is opened before React hears of them. */
const presses = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'auxclick', 'dblclick'],
  ...['keydown', 'keyup', 'contextmenu', 'dragstart', 'drop', 'copy'],
];
const approaches = ['pointerover', 'focusin'];

function openAt({ target }: Event): void {
  if (closed.size === 0 || !(target instanceof Element)) return;
  for (const [list, open] of lists) if (list.contains(target)) open(target);
}

/** The lists are not known until their page is hydrated. */
function openForPress(event: Event): void {
  if (holding && event.target instanceof Element && event.target.closest('li')) openParts();
  else openAt(event);
}

/** Holds the parts of the document that is about to be hydrated. */
export function holdParts(): void {
  holding = true;
  for (const kind of presses) addEventListener(kind, openForPress, { capture: true, passive: true });
  for (const kind of approaches) addEventListener(kind, openAt, { capture: true, passive: true });
}

/** Call when the document is hydrated but for its held parts. */
export function endHolding(): void {
  holding = false;
}

/** Calls back with each item of a list that is near the window, once parts are awake. Returns a cleanup function. */
function watchItems(list: Element, near: (item: Element) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) near(target);
    },
    { rootMargin: '25% 0px' },
  );
  void awake.then(() => {
    for (const item of list.children) observer.observe(item);
  });
  return () => observer.disconnect();
}

/**
 * Opens the parts of a list when the visitor comes near them. Returns a cleanup function.
 * @param size number of the list's items in a part
 */
export function watchParts(list: Element, parts: readonly HeldPart[], size: number): () => void {
  if (parts.length === 0) return () => {};
  const openAround = (target: Node) =>
    parts[Math.floor([...list.children].findIndex((item) => item.contains(target)) / size)]?.open();
  lists.set(list, openAround);
  const stop = 'IntersectionObserver' in window ? watchItems(list, openAround) : openParts(parts);
  return () => {
    lists.delete(list);
    for (const part of parts) closed.delete(part);
    stop?.();
  };
}

/** Renders its children; while the part is held, React leaves them as they are in the document. */
export function Held({ part, children }: { part: HeldPart | undefined; children: ReactNode }): ReactNode {
  if (part) use(part.opened);
  return children;
}
