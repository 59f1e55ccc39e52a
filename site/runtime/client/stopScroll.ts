/** Scroll position, in pixels, of the page that a link opens, and where focus goes. */
interface KeptPlace {
  top: number;
  /** Moves focus to the list that is shown from its beginning, if there is one; else focus stays on the link. */
  focusStart: () => void;
}

function focusHeadingOf(start: HTMLElement | null): void {
  const heading = start?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Returns the scroll position that a link keeps (R22); null if its page begins at the top. `data-stop-scroll` on the
 * link or around it says so: tabs, orders and filters change only a part of the page. Its value may be the id of the
 * list whose page the link opens; the list is then shown from its beginning.
 */
export function placeKeptBy(target: EventTarget | null): KeptPlace | null {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-stop-scroll]') : null;
  if (!marked) return null;
  const start = document.getElementById(marked.dataset['stopScroll'] ?? '');
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const above = start ? Math.min(0, start.getBoundingClientRect().top - header) : 0;
  return { top: Math.max(0, scrollY + above), focusStart: () => focusHeadingOf(start) };
}
