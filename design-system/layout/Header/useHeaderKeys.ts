import { useEffect, type RefObject } from 'react';
import { focusAtEnd } from '../../primitives/focusAtEnd.ts';

/** Scroll offset within which the header never hides, in pixels (R25). */
const nearTop = 75;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Focuses the search on `/`. */
function focusSearch(header: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      if (document.documentElement.dataset['shortcuts'] === 'off') return;
      event.preventDefault();
      focusAtEnd(header.querySelector<HTMLInputElement>('[data-part="search-field"]'));
    },
    { signal },
  );
}

/** Closes the panel when a link in the header is followed, and when the visitor goes back. */
function closeOnLeaving(header: HTMLElement, signal: AbortSignal): void {
  const closePanel = () => {
    const panel = header.querySelector<HTMLElement>('[data-part="header-panel"]');
    if (panel?.matches(':popover-open')) panel.hidePopover();
  };
  header.addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a') && closePanel(),
    { signal },
  );
  window.addEventListener('popstate', closePanel, { signal });
}

/** Moves the header aside while the visitor scrolls down. */
function moveAside(header: HTMLElement, signal: AbortSignal): void {
  let last = window.scrollY;
  window.addEventListener(
    'scroll',
    () => {
      const now = window.scrollY;
      header.toggleAttribute('data-aside', now > last && now > nearTop);
      last = now;
    },
    { signal, passive: true },
  );
}

/**
 * Adds the header's behaviour: `/` focuses the search (unless `<html data-shortcuts="off">`), the mobile menu closes
 * when a link in it is followed, and the header hides on phones while scrolling down. Uses attributes only, so nothing
 * re-renders.
 */
export function useHeaderKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = root.current;
    if (header === null) return;
    const until = new AbortController();
    focusSearch(header, until.signal);
    closeOnLeaving(header, until.signal);
    moveAside(header, until.signal);
    return () => until.abort();
  }, [root]);
}
