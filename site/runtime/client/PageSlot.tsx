import { Activity, useEffect, useRef, type ReactNode } from 'react';
import { PageVisibleProvider } from './pageVisibility.ts';

/** `prepared`: rendered ahead without effects; `kept`: hidden as it was left, see `[data-hidden]` in baseCss. */
export type PageMode = 'shown' | 'kept' | 'prepared';

/** A page in an element of its own, which takes no room unless it is shown. */
export function PageSlot({ mode, children }: { mode: PageMode; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mode === 'kept') for (const video of element.current?.querySelectorAll('video') ?? []) video.pause();
  }, [mode]);
  return (
    <Activity mode={mode === 'prepared' ? 'hidden' : 'visible'}>
      <div ref={element} data-hidden={mode === 'shown' ? undefined : mode}>
        <PageVisibleProvider value={mode === 'shown'}>{children}</PageVisibleProvider>
      </div>
    </Activity>
  );
}
