import { useCallback, useState } from 'react';
import type { PageAddress } from './routes.ts';

/** A page of this document: its address, and the key under which React keeps its elements. */
export interface PageSlot {
  key: number;
  address: PageAddress;
}

interface Slots {
  shown: PageSlot;
  /** The page before, hidden: going back to it shows it as it was left. */
  kept: PageSlot | null;
  /** A page that is rendered ahead, hidden and without its content: following a link to one fills it in. */
  prepared: PageSlot | null;
}

const isKeepable = ({ address: { route } }: PageSlot): boolean => route !== null && route.kept;

const isSamePage = (one: PageAddress, other: PageAddress | undefined): boolean =>
  one.route !== null && one.route.page === other?.route?.page;

const slotsOf = ({ shown, kept, prepared }: Slots): PageSlot[] =>
  [shown, kept, prepared].filter((slot) => slot !== null);

const nextKey = (slots: Slots): number => Math.max(...slotsOf(slots).map(({ key }) => key)) + 1;

function moveTo(address: PageAddress, slots: Slots): Slots {
  const { shown, kept, prepared } = slots;
  // Another page of the same list, or the next video, updates in place.
  if (isSamePage(address, shown.address)) return { ...slots, shown: { ...shown, address } };
  const left = isKeepable(shown) ? shown : null;
  if (kept?.address.href === address.href) return { shown: { ...kept, address }, kept: left, prepared };
  if (prepared !== null && isSamePage(address, prepared.address))
    return { shown: { ...prepared, address }, kept: left ?? kept, prepared: null };
  return { shown: { key: nextKey(slots), address }, kept: left ?? kept, prepared };
}

function prepare(address: PageAddress, slots: Slots): Slots {
  const { shown, prepared } = slots;
  if (isSamePage(address, shown.address) || isSamePage(address, prepared?.address)) return slots;
  return { ...slots, prepared: { key: nextKey(slots), address } };
}

/**
 * The pages that are mounted: the one at the address, at most one that was left, and at most one that is rendered ahead.
 * A new language, signing in or out and an answered age notice load a new document, which has only the first.
 */
export function usePageSlots(address: PageAddress): {
  shown: PageSlot;
  all: readonly PageSlot[];
  prepare: (address: PageAddress) => void;
} {
  const [slots, setSlots] = useState<Slots>({ shown: { key: 0, address }, kept: null, prepared: null });
  // Setting state while rendering restarts the rendering at once, before anything is committed.
  const current = slots.shown.address.href === address.href ? slots : moveTo(address, slots);
  if (current !== slots) setSlots(current);
  return {
    shown: current.shown,
    // In the order of their keys, so that React never moves their elements in the document.
    all: slotsOf(current).toSorted((one, other) => one.key - other.key),
    prepare: useCallback((ahead) => setSlots((latest) => prepare(ahead, latest)), []),
  };
}
