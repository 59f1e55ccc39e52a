import { useCallback, useEffect, useReducer } from 'react';
import { idle } from '../data/idle.ts';
import { firstSlots, reducePageSlots, type PageSlots, type PageSlotsEvent, type SlotAddress } from './pageSlots.ts';

/**
 * Returns the pages that are mounted: the one at the address, at most one that was left, at most one that is rendered
 * ahead, and, until the browser is idle, one that was left for good. A new language, signing in or out and an answered
 * age notice load a new document, which has only the first.
 */
export function usePageSlots<Address extends SlotAddress>(
  address: Address,
): { slots: PageSlots<Address>; prepare: (address: Address) => void } {
  const [slots, dispatch] = useReducer<PageSlots<Address>, Address, [PageSlotsEvent<Address>]>(
    reducePageSlots,
    address,
    firstSlots,
  );
  // Dispatching while rendering restarts the rendering at once, before anything is committed.
  if (slots.shown.address.href !== address.href) dispatch({ type: 'navigated', address });
  const { leaving } = slots;
  useEffect(() => {
    if (leaving !== null) void idle().then(() => dispatch({ type: 'removed', slot: leaving }));
  }, [leaving]);
  return { slots, prepare: useCallback((ahead) => dispatch({ type: 'prepared', address: ahead }), []) };
}
