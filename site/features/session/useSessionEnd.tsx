import type { SignedIn } from '@afterglow/contract/globals';
import { useEffect, useRef, type ReactNode } from 'react';
import { onSessionEnd } from '../../data/session.ts';
import { useOverlay } from '../../runtime/client/useOverlay.tsx';

/**
 * Asks the member to sign in again when a request is refused because the session has ended. Returns the overlay for
 * that.
 */
export function useSessionEnd(user: SignedIn): ReactNode {
  const { overlay, open } = useOverlay();
  /** Settles the sign-in that a request waits for, with whether the same member has signed in. */
  const settle = useRef<(same: boolean) => void>(undefined);
  const isOver = overlay !== null;
  // However the overlay goes, loaded or not: another page removes it, too.
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
            // If the code cannot be loaded, the refusal says that one has to sign in.
            opened.catch(() => resolve(false));
          }),
      ),
    [open, user],
  );
  return overlay;
}
