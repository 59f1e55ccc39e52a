import type { SignedIn } from '@afterglow/contract/globals';
import { useEffect, useRef, type ReactNode } from 'react';
import { onSessionEnd } from '../data/session.ts';
import { useOverlay } from './useOverlay.tsx';

/** Asks the member to sign in again where something is refused because the session has ended; returns what lies over the page then. */
export function useSessionEnd(user: SignedIn): ReactNode {
  const { overlay, open } = useOverlay();
  /** Whether the same member has signed in; what was pressed waits for it. */
  const settle = useRef<(same: boolean) => void>(undefined);
  const isOver = overlay !== null;
  // However it goes, loaded or not: another page takes it away.
  useEffect(() => (isOver ? () => settle.current?.(false) : undefined), [isOver]);
  useEffect(
    () =>
      onSessionEnd(
        () =>
          new Promise((resolve) => {
            settle.current = resolve;
            const opened = open(async () => {
              const { SignInAgain } = await import('./SignInAgain.tsx');
              return (close) => {
                const end = (same: boolean) => {
                  resolve(same);
                  close();
                };
                return <SignInAgain user={user} onEnd={end} />;
              };
            });
            // Without the code, the refusal says that one has to sign in.
            opened.catch(() => resolve(false));
          }),
      ),
    [open, user],
  );
  return overlay;
}
