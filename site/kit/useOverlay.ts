import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { withStyles } from './loadStyles.ts';
import { useShown } from './shown.ts';

type Draw = (close: () => void) => ReactNode;

export interface Overlay {
  /** What lies over the page now, to be rendered anywhere in it. */
  overlay: ReactNode;
  /** Loads something and lays it over the page, unless the visitor has left that. Rejected without the code. */
  open: (load: () => Promise<Draw>) => Promise<void>;
}

/** What lies over a page for a while, such as a modal. Its code comes at its first opening; leaving the page closes it. */
export function useOverlay(): Overlay {
  const shown = useShown();
  const [overlay, setOverlay] = useState<ReactNode>(null);
  /** The last that was asked for; another press, or leaving, makes it obsolete. */
  const asked = useRef<object>(null);
  const close = useCallback(() => setOverlay(null), []);
  const open = useCallback(
    async (load: () => Promise<Draw>) => {
      const own = {};
      asked.current = own;
      const draw = await withStyles(load());
      if (asked.current === own) setOverlay(draw(close));
    },
    [close],
  );
  useEffect(() => {
    if (!shown) asked.current = null;
  }, [shown]);
  if (!shown && overlay !== null) close();
  return { overlay: shown ? overlay : null, open };
}
