import type { ConfirmLeaveProps } from '@afterglow/design-system/feedback/ConfirmLeave';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePageVisible } from '../../runtime/client/pageVisibility.ts';
import { useOverlay } from '../../runtime/client/useOverlay.tsx';
import { guardPage } from './guardPage.ts';

type Loss = Pick<ConfirmLeaveProps, 'losing' | 'changes'>;

interface LeaveGuard {
  /** Whether something can be lost at all. */
  active: boolean;
  /** Returns what would be lost now; null for nothing. */
  lossOf: () => Loss | null;
  /** Called when the visitor leaves nevertheless. */
  onLeave?: () => void;
}

/** Asks before the page is left with something that would be lost. Returns the overlay with the question. */
export function useLeaveGuard(guard: LeaveGuard): ReactNode {
  const { overlay, open } = useOverlay();
  const { active } = guard;
  const shown = usePageVisible();
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  useEffect(() => {
    if (!active || !shown) return undefined;
    return guardPage({
      holds: () => latest.current.lossOf() !== null,
      ask: (go) => {
        const loss = latest.current.lossOf();
        const leave = () => {
          latest.current.onLeave?.();
          go();
        };
        if (loss === null) return leave();
        open(async () => {
          const { ConfirmLeave } = await import('@afterglow/design-system/feedback/ConfirmLeave');
          return (close) => <ConfirmLeave {...loss} onStay={close} onLeave={leave} />;
        }).catch(leave);
      },
    });
  }, [active, shown, open]);
  return overlay;
}
