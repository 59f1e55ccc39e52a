import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns the ref of a list that scrolls: its current entry comes into view, a little below its beginning. */
export function useCurrentInView(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    if (!list.current || !current) return;
    const above = current.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
    // Scrolls the list alone, as `scrollIntoView` would scroll the page, too.
    list.current.scrollTop += above - list.current.clientHeight / 4;
  }, []);
  return list;
}
