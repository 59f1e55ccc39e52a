import type { LoginModalProps } from '@afterglow/design-system/modals/LoginModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { openDocument } from '../../shared/openPage.ts';
import type { Overlay } from '../../runtime/client/useOverlay.tsx';

/** Returns a function that asks a guest to sign in, in a dialog or, if that cannot be loaded, on the sign-in page. */
export function useSignIn({ open }: Overlay): (reason: LoginModalProps['reason']) => void {
  const { href } = useReader();
  return (reason) =>
    void open(async () => {
      const { SignInModal } = await import('./SignInModal.tsx');
      return (close) => <SignInModal reason={reason} onClose={close} />;
    }).catch(() => openDocument(href.page('signIn')));
}
