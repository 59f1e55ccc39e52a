import { useEffect, useRef, type ReactNode } from 'react';
import { plainLink } from '../../runtime/client/plainLink.ts';
import { useOverlay } from '../../runtime/client/useOverlay.tsx';

/** Returns the link by which a click would leave the page in this tab; null if there is none. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = plainLink(event);
  return link && link.target === '' && !link.hasAttribute('download') ? link : null;
}

/**
 * Asks before the page is left while something is being sent; before the whole document is left, the browser asks.
 * Returns the overlay with the question.
 */
export function useLeaveGuard(active: boolean): ReactNode {
  const { overlay, open } = useOverlay();
  const allowed = useRef(false);
  useEffect(() => {
    if (!active) return;
    allowed.current = false;
    const leaveBy = (link: HTMLAnchorElement) => {
      allowed.current = true;
      link.click();
    };
    const ask = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || link.hash !== '' || allowed.current) return;
      event.preventDefault();
      event.stopPropagation();
      open(async () => {
        const { ConfirmLeave } = await import('@afterglow/design-system/feedback/ConfirmLeave');
        return (close) => <ConfirmLeave losing="upload" onStay={close} onLeave={() => leaveBy(link)} />;
      }).catch(() => leaveBy(link));
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!allowed.current) event.preventDefault();
    };
    // In the capture phase, before the site follows its links.
    document.addEventListener('click', ask, true);
    addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', ask, true);
      removeEventListener('beforeunload', warn);
    };
  }, [active, open]);
  return overlay;
}
