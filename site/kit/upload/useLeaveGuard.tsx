import { useEffect, useRef, type ReactNode } from 'react';
import { plainLink } from '../plainLink.ts';
import { useOverlay } from '../useOverlay.tsx';

/** The link by which a click would leave this tab's page. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = plainLink(event);
  return link && link.target === '' && !link.hasAttribute('download') ? link : null;
}

/** Asks before the page is left while something is sent; the browser asks where the whole document is. */
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
    // Before the links of the site are followed.
    document.addEventListener('click', ask, true);
    addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('click', ask, true);
      removeEventListener('beforeunload', warn);
    };
  }, [active, open]);
  return overlay;
}
