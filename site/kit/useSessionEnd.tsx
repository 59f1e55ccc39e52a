import type { SignedIn } from '@afterglow/fixtures/contract/globals';
import { useEffect, type ReactNode } from 'react';
import { onSessionEnd } from '../data/session.ts';
import { useOverlay } from './useOverlay.tsx';

/** Asks the member to sign in again where something is refused because the session has ended; returns what lies over the page then. */
export function useSessionEnd(user: SignedIn): ReactNode {
  const { overlay, open } = useOverlay();
  useEffect(
    () =>
      onSessionEnd(
        () =>
          new Promise((resolve) => {
            const opened = open(async () => {
              const { SignInAgain } = await import('./SignInAgain.tsx');
              return (close) => {
                const end = (same: boolean) => {
                  close();
                  resolve(same);
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
