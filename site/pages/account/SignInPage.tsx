import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { SignInScreen } from '@afterglow/design-system/screens/SignInScreen';
import { signInHead, signInScreen } from '@afterglow/design-system/screens/SignInScreen/view';
import { providerLoginEndpoint } from '@afterglow/contract/endpoints/accounts';
import { signIn } from '../../data/forms.ts';
import { useConfig } from '../../kit/config.ts';
import { Frame } from '../../kit/Frame.tsx';
import { parseSignInFlash } from '../../routing/mailedLinkFlash.ts';
import { openDocument } from '../../kit/openPage.ts';
import { useFlash } from '../../kit/submitted.ts';
import { useSubmit } from '../../features/forms/useSubmit.ts';

interface SignInProps {
  /** Path on this site to open after signing in. */
  next: string;
  /** Code of what has happened before. */
  notice: string | null;
}

/** /signin/ */
export function SignInPage({ next, notice }: SignInProps) {
  const reader = useReader();
  const { code, username } = parseSignInFlash(useFlash());
  const form = useSubmit(signIn, { onDone: () => openDocument(next) });
  const googleHref = useConfig().google ? providerLoginEndpoint.path() : null;
  const values = { ...(username !== '' && { usr: username }), ...form.values };
  return (
    <Frame of={{ state: 'ready', value: form }} head={() => signInHead(reader)}>
      {() => (
        <SignInScreen {...signInScreen({ form: { ...form, values }, notice: code ?? notice, googleHref }, reader)} />
      )}
    </Frame>
  );
}
