import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../../kit/headingFocus.ts';

/** Begins a further step of the page at its top, as a page of its own would: what had the focus is gone. */
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
