import { useEffect, type RefObject } from 'react';

/**
 * Focuses an element if what had the focus has disappeared with a change of the page.
 * @param change differs after each such change; undefined before the first
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, change: string | undefined): void {
  useEffect(() => {
    if (change !== undefined && document.activeElement === document.body) root.current?.focus();
  }, [change, root]);
}
