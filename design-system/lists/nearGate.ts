/** Parts of lists that hydrate when the visitor comes near, so that a long list does not keep a slow phone busy. */
import { areListsDelayed, rendersInIdlePriority } from './listDelay.ts';

export interface NearGate {
  /** Returns what a part of a list waits for before it hydrates: the visitor, until the first pass over it has ended. */
  ask: () => Promise<void>;
  /** Call when React has asked all parts of the list, and has left those waiting that nobody came near to. */
  endFirstPass: () => void;
  open: () => void;
  isOpen: () => boolean;
}

let isUrgent: (item: Element) => boolean = () => false;
/** Functions that open what is urgent, one of each list. */
const waitingLists = new Set<() => void>();

/**
 * Hydrates items that cannot wait for the visitor, such as cards to be covered, in the lists that are there and in those
 * that come.
 * @param isMeant whether an item, an `<li>` as the server rendered it, is one of them
 */
export function hydrateAtOnce(isMeant: (item: Element) => boolean): void {
  isUrgent = isMeant;
  for (const openUrgent of waitingLists) openUrgent();
}

/** Returns a gate for each of `count` parts; none if nothing waits, as on the server. */
export const createGates = (count: number): readonly NearGate[] =>
  areListsDelayed() ? Array.from({ length: count }, createGate) : [];

/** As React marks a promise whose value is known: a component that uses it does not suspend. */
export const settled: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function createGate(): NearGate {
  let hasAsked = false;
  let hasPassed = false;
  let isOpen = false;
  let settle = () => {};
  const opened = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    ask() {
      // React asks once more if something above has changed: waiting would hold back a transition, or discard the
      // markup. In the first pass, in idle priority, it asks anew each time that something has interrupted it.
      const isFirstPass = !hasPassed && (rendersInIdlePriority() ?? !hasAsked);
      hasAsked = true;
      return isOpen || !isFirstPass ? settled : opened;
    },
    endFirstPass() {
      hasPassed = true;
    },
    open() {
      isOpen = true;
      settle();
    },
    isOpen: () => isOpen,
  };
}

/** Events by which a visitor comes to an item: a screen reader may send no more than a click. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

/** Every such item of a list is observed: an observer of all of them takes longer than it saves. */
const observedEvery = 4;

/**
 * Opens each gate when its items are less than half a screen away, pointed at or focused; all of them in browsers that
 * cannot tell (R36). Returns a cleanup function.
 * @param size number of items of a gate
 */
export function openWhenNear(list: HTMLElement, gates: readonly NearGate[], size: number): (() => void) | undefined {
  if (gates.every((gate) => gate.isOpen())) return undefined;
  const items = [...list.children];
  // A target outside the list has the place -1, which has no gate.
  const openAround = (target: EventTarget | null) =>
    gates[Math.floor(items.findIndex((item) => target instanceof Node && item.contains(target)) / size)]?.open();
  const open = (some: readonly Element[]) => some.forEach(openAround);
  if (!('IntersectionObserver' in window)) {
    open(items);
    return undefined;
  }
  const openUrgent = () => open(items.filter(isUrgent));
  openUrgent();
  waitingLists.add(openUrgent);
  const observer = new IntersectionObserver(
    (entries) => open(entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : []))),
    { rootMargin: '50%' },
  );
  for (let place = 0; place < items.length + observedEvery; place += observedEvery) {
    const item = items[place] ?? items.at(-1);
    if (item) observer.observe(item);
  }
  const listening = new AbortController();
  // React stops an event on its way to a part that it cannot hydrate, so the window hears of it first.
  const on = { capture: true, signal: listening.signal };
  for (const sign of signs) addEventListener(sign, ({ target }) => openAround(target), on);
  return () => {
    waitingLists.delete(openUrgent);
    observer.disconnect();
    listening.abort();
  };
}
