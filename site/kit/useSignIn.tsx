import type { LoginModalProps } from '@afterglow/design-system/modals/LoginModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { openDocument } from './openPage.ts';
import type { Overlay } from './useOverlay.tsx';

/** Asks a guest to sign in over the page, or on the page for it where the modal cannot be loaded. */
export function useSignIn({ open }: Overlay): (reason: LoginModalProps['reason']) => void {
  const { href } = useReader();
  return (reason) =>
    void open(async () => {
      const { SignInModal } = await import('./SignInModal.tsx');
      return (close) => <SignInModal reason={reason} onClose={close} />;
    }).catch(() => openDocument(href.page('signIn')));
}
