import { useEffect, useEffectEvent, useRef } from 'react';
import type { Read } from '../data/read.ts';
import { refresh } from '../data/refresh.ts';
import { useShown } from './shown.ts';

/**
 * Asks again when a page that was left is shown again: what it lists is the visitor's own, and may have been changed on
 * other pages. An element, not a hook, so that nothing of the page is rendered with it.
 */
export function RereadWhenShown({ of }: { of: readonly Read<unknown>[] }): null {
  const shown = useShown();
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
