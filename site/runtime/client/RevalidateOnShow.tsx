import { useEffect, useEffectEvent, useRef } from 'react';
import type { Read } from '../data/read.ts';
import { refresh } from '../data/startedReads.ts';
import { usePageVisible } from './pageVisibility.ts';

/**
 * Reads again when a page that was left is shown again: it lists the visitor's own data, which may have changed on
 * other pages. A component, not a hook, so that nothing of the page renders with it.
 */
export function RevalidateOnShow({ of }: { of: readonly Read<unknown>[] }): null {
  const shown = usePageVisible();
  const wasLeft = useRef(false);
  const ask = useEffectEvent(() => {
    for (const request of of) void refresh(request);
  });
  useEffect(() => {
    if (shown && wasLeft.current) ask();
    wasLeft.current = !shown;
  }, [shown]);
  return null;
}
