import { useCallback, useEffect, useState } from 'react';
import type { PageMode } from './PageSlot.tsx';
import { idle } from '../data/idle.ts';
import type { PageAddress } from './routes.ts';

/** A page of this document: its address, and the key under which React keeps its elements. */
export interface Slot {
  key: number;
  address: PageAddress;
}

interface Slots {
  shown: Slot;
  /** The previous page, hidden: going back to it shows it as it was left. */
  kept: Slot | null;
  /** A page that is rendered ahead, hidden and without its content: following a link to one fills it in. */
  prepared: Slot | null;
  /** A page that was left for good, hidden until there is time to remove its elements. */
  leaving: Slot | null;
}

const isKeepable = ({ address: { route } }: Slot): boolean => route !== null && route.kept;

const isSamePage = (one: PageAddress, other: PageAddress | undefined): boolean =>
  one.route !== null && one.route.page === other?.route?.page;

const slotsOf = ({ shown, kept, prepared, leaving }: Slots): Slot[] =>
  [shown, kept, prepared, leaving].filter((slot) => slot !== null);

const nextKey = (slots: Slots): number => Math.max(...slotsOf(slots).map(({ key }) => key)) + 1;

function moveTo(address: PageAddress, slots: Slots): Slots {
  const { shown, kept, prepared } = slots;
  // Another page of the same list, or the next video, updates in place.
  if (isSamePage(address, shown.address)) return { ...slots, shown: { ...shown, address } };
  const keeps = isKeepable(shown);
  const leaving = keeps ? null : shown;
  // The same object, address included, so that nothing of the page is rendered again.
  if (kept?.address.href === address.href) return { shown: kept, kept: keeps ? shown : null, prepared, leaving };
  const left = { kept: keeps ? shown : kept, leaving };
  if (prepared !== null && isSamePage(address, prepared.address))
    return { ...left, shown: { ...prepared, address }, prepared: null };
  return { ...left, shown: { key: nextKey(slots), address }, prepared };
}

function prepare(address: PageAddress, slots: Slots): Slots {
  const { shown, prepared } = slots;
  if (isSamePage(address, shown.address) || isSamePage(address, prepared?.address)) return slots;
  return { ...slots, prepared: { key: nextKey(slots), address } };
}

/**
 * Returns the pages that are mounted: the one at the address, at most one that was left, at most one that is rendered
 * ahead, and, until the browser is idle, one that was left for good. A new language, signing in or out and an answered
 * age notice load a new document, which has only the first.
 */
export function usePageSlots(address: PageAddress): {
  all: readonly Slot[];
  modeOf: (slot: Slot) => PageMode;
  prepare: (address: PageAddress) => void;
} {
  const [slots, setSlots] = useState<Slots>({ shown: { key: 0, address }, kept: null, prepared: null, leaving: null });
  // Setting state while rendering restarts the rendering at once, before anything is committed.
  const current = slots.shown.address.href === address.href ? slots : moveTo(address, slots);
  if (current !== slots) setSlots(current);
  const { leaving } = current;
  useEffect(() => {
    if (leaving === null) return;
    void idle().then(() => setSlots((latest) => (latest.leaving === leaving ? { ...latest, leaving: null } : latest)));
  }, [leaving]);
  return {
    // In the order of their keys, so that React never moves their elements in the document.
    all: slotsOf(current).toSorted((one, other) => one.key - other.key),
    modeOf: (slot) => (slot === current.shown ? 'shown' : slot === current.prepared ? 'prepared' : 'kept'),
    prepare: useCallback((ahead) => setSlots((latest) => prepare(ahead, latest)), []),
  };
}
