import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import type { DeviceHistory, DeviceReads } from '@afterglow/design-system/screens/HomeScreen/view';
import { startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isStored } from '../../device/isStored.ts';
import { useConfig } from '../../shared/config.ts';
import { usePageVisible } from '../../runtime/client/pageVisibility.ts';

const nothing: DeviceHistory = { unfinished: [], newest: null, seen: new Set() };

/** Loaded only where the device has a history. */
let code: typeof import('./deviceHistory.ts') | null = null;

async function loadCode(): Promise<DeviceHistory> {
  code ??= await import('./deviceHistory.ts');
  return code.readDeviceHistory();
}

const never = () => () => undefined;
const isKept = () => isStored('history');
const isUnfinished = () => isKept() && isStored('positions');
const unknown = () => false;

/**
 * Returns what this device remembers of watched videos, and which rows to expect of it. Reads nothing behind an age
 * notice. It is read again when a page that was left is shown again: before it is painted, so that nothing moves.
 */
export function useDeviceHistory(): Omit<DeviceReads, 'related'> {
  const { gate } = useConfig();
  const readable = usePageVisible() && gate === null;
  const kept = useSyncExternalStore(never, isKept, unknown);
  const unfinished = useSyncExternalStore(never, isUnfinished, unknown);
  const [history, setHistory] = useState<DeviceHistory | null>(gate === null ? null : nothing);
  useLayoutEffect(() => {
    if (!readable) return undefined;
    const now = isKept() ? code?.readDeviceHistory() : nothing;
    if (now) {
      // oxlint-disable-next-line react/set-state-in-effect -- another page may have changed it; null stays, as rendering a page without such rows again shows nothing new
      setHistory((before) => (now === nothing ? before && nothing : now));
      return undefined;
    }
    let left = false;
    const show = (read: DeviceHistory) => left || startTransition(() => setHistory(read));
    // If the code cannot be loaded, the page is that of a device without a history.
    withStyles(loadCode()).then(show, () => show(nothing));
    return () => {
      left = true;
    };
  }, [readable]);
  const expected = [...(unfinished ? (['continue'] as const) : []), ...(kept ? (['because'] as const) : [])];
  return { history, expected };
}
