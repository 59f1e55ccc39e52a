import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { withStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { usePageVisible } from './pageVisibility.ts';

type Draw = (close: () => void) => ReactNode;

/** Placeholder while the code loads: renders nothing, but notices when the page is left. */
const waiting = <></>;

export interface Overlay {
  /** The current overlay, to be rendered anywhere in the page. */
  overlay: ReactNode;
  /**
   * Loads something and lays it over the page. Rejects if the code cannot be loaded. Does nothing if the visitor has left
   * the page, or opened something else, in the meantime.
   */
  open: (load: () => Promise<Draw>) => Promise<void>;
}

/** Shows an overlay on a page, such as a modal. Its code loads at the first opening; leaving the page closes it. */
export function useOverlay(): Overlay {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  /** The latest request; another press, or leaving the page, makes it obsolete. */
  const latest = useRef<object>(null);
  const close = useCallback(() => setDrawn(null), []);
  const leave = useCallback(() => {
    latest.current = null;
    setDrawn(null);
  }, []);
  const open = useCallback(
    async (load: () => Promise<Draw>) => {
      const own = {};
      latest.current = own;
      setDrawn((now) => now ?? waiting);
      const isWanted = () => latest.current === own;
      try {
        const draw = await withStyles(load());
        if (isWanted()) setDrawn(draw(close));
      } catch (error) {
        if (isWanted()) throw error;
      }
    },
    [close],
  );
  const overlay = drawn === null ? null : <WhileShown onLeft={leave}>{drawn}</WhileShown>;
  return { overlay, open };
}

/**
 * A component of its own: every card has an overlay, and none should render again when its page is left or shown. The
 * next video, or another page of a list, is shown in place, where an overlay of the previous one does not belong.
 * Compares the browser's address, since the reader of the header follows a page only once that is painted.
 */
function WhileShown({ onLeft, children }: { onLeft: () => void; children: ReactNode }) {
  const here = useLocation()[0] + useSearch();
  const [opened] = useState(here);
  const shown = usePageVisible() && here === opened;
  useEffect(() => {
    if (!shown) onLeft();
  }, [shown, onLeft]);
  return shown && children;
}
