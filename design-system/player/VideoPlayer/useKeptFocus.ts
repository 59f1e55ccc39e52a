import { useEffect } from 'react';
import { listen } from './listen.ts';

/**
 * Keeps the focus in the player when the focused button over the video is removed, by moving it to the play button:
 * with the focus on the body, Space and the arrows would scroll the page instead of moving the video.
 */
export function useKeptFocus(container: HTMLElement): void {
  useEffect(() => {
    const { activeElement } = document;
    let focused = activeElement !== null && container.contains(activeElement) ? activeElement : null;
    const keep = () => {
      if (focused === null || focused.isConnected || document.activeElement !== document.body) return;
      // An open panel sets the focus itself.
      if (container.querySelector('dialog[open]')) return;
      container.querySelector<HTMLElement>('[data-part="bar-play"]')?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(container, { childList: true, subtree: true });
    const stop = listen(container, {
      focusin: ({ target }) => {
        focused = target instanceof Element ? target : null;
      },
      // Some browsers fire it for a removed element, others do not.
      focusout: () =>
        queueMicrotask(() => {
          if (focused?.isConnected && document.activeElement !== focused) focused = null;
        }),
    });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [container]);
}
