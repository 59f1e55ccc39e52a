import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { useShown } from './shown.ts';

type Draw = (close: () => void) => ReactNode;

/** Over the page while the code is on its way: nothing, but it knows when the page is left. */
const waiting = <></>;

export interface Overlay {
  /** What lies over the page now, to be rendered anywhere in it. */
  overlay: ReactNode;
  /** Loads something and lays it over the page, unless the visitor has left that. Rejected without the code. */
  open: (load: () => Promise<Draw>) => Promise<void>;
}

/** What lies over a page for a while, such as a modal. Its code comes at its first opening; leaving the page closes it. */
export function useOverlay(): Overlay {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  /** The last that was asked for; another press, or leaving, makes it obsolete. */
  const asked = useRef<object>(null);
  const close = useCallback(() => setDrawn(null), []);
  const leave = useCallback(() => {
    asked.current = null;
    setDrawn(null);
  }, []);
  const open = useCallback(
    async (load: () => Promise<Draw>) => {
      const own = {};
      asked.current = own;
      setDrawn((now) => now ?? waiting);
      const draw = await withStyles(load());
      if (asked.current === own) setDrawn(draw(close));
    },
    [close],
  );
  const overlay = drawn === null ? null : <WhileShown onLeft={leave}>{drawn}</WhileShown>;
  return { overlay, open };
}

/**
 * Apart from the page: every card has an overlay, and none of them is to be rendered anew when its page is left or shown.
 * The next video, or another page of a list, is shown in place; what lies over the one before is not about it. By the
 * browser's address: the reader of the header follows a page only once that is painted.
 */
function WhileShown({ onLeft, children }: { onLeft: () => void; children: ReactNode }) {
  const here = useLocation()[0] + useSearch();
  const [opened] = useState(here);
  const shown = useShown() && here === opened;
  useEffect(() => {
    if (!shown) onLeft();
  }, [shown, onLeft]);
  return shown && children;
}
