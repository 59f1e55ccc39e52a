import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../../runtime/client/headingFocus.ts';

/** Begins a further step of the page at its top, like a new page, because the element that had focus is gone. */
export function useStepFocus(step: string): void {
  const here = useReader().href.here();
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    focusHeading(here);
  }, [step, here]);
}
