import { useState } from 'react';
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
}

const isKeepable = ({ address: { route } }: PageSlot): boolean => route !== null && route.kept;

function next({ shown, kept }: Slots, address: PageAddress): Slots {
  // Another page of the same list, or the next video, updates in place.
  if (address.route !== null && address.route.page === shown.address.route?.page)
    return { shown: { ...shown, address }, kept };
  const left = isKeepable(shown) ? shown : null;
  if (kept?.address.href === address.href) return { shown: { ...kept, address }, kept: left };
  return { shown: { key: Math.max(shown.key, kept?.key ?? 0) + 1, address }, kept: left ?? kept };
}

/**
 * The pages that are mounted: the one at the address, and at most one that was left. A new language, signing in or out
 * and an answered age notice load a new document, which has neither.
 */
export function usePageSlots(address: PageAddress): Slots & { all: readonly PageSlot[] } {
  const [slots, setSlots] = useState<Slots>({ shown: { key: 0, address }, kept: null });
  // Setting state while rendering restarts the rendering at once, before anything is committed.
  const current = slots.shown.address.href === address.href ? slots : next(slots, address);
  if (current !== slots) setSlots(current);
  // In the order of their keys, so that React never moves their elements in the document.
  const all = [current.shown, ...(current.kept ? [current.kept] : [])].toSorted((one, other) => one.key - other.key);
  return { ...current, all };
}
