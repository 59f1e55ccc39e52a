import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { SignInScreen } from '@afterglow/design-system/screens/SignInScreen';
import { signInHead, signInScreen } from '@afterglow/design-system/screens/SignInScreen/view';
import { providerLoginEndpoint } from '@afterglow/contract/endpoints/accounts';
import { signIn, signInDemo } from '../../data/formDefinitions.ts';
import { useConfig } from '../../shared/config.ts';
import { Frame } from '../../shared/Frame.tsx';
import { parseSignInFlash } from '../../routing/mailedLinkFlash.ts';
import { joinQuery } from '../../runtime/routing/query.ts';
import { openDocumentAfter } from '../../shared/openPage.ts';
import { useFlash } from '../../shared/submitted.ts';
import { usePostedForm, useSubmit } from '../../features/forms/useSubmit.ts';

interface SignInProps {
  /** Path on this site to open after signing in. */
  next: string;
  /** Code of what has happened before. */
  notice: string | null;
  /** Whether a button of a demo account was pressed. */
  demo: boolean;
}

/** /signin/ */
export function SignInPage({ next, notice, demo }: SignInProps) {
  const reader = useReader();
  const { code, username } = parseSignInFlash(useFlash());
  const form = useSubmit(signIn, { posted: !demo, onDone: (_, sent) => openDocumentAfter(sent, next) });
  const { google, demo_accounts: names = [] } = useConfig();
  const googleHref = google ? providerLoginEndpoint.path() : null;
  const values = { ...(username !== '' && { usr: username }), ...form.values };
  const { errors } = usePostedForm(signInDemo, demo);
  const action = joinQuery('/signin/', new URLSearchParams({ ...(next !== '/' && { next }), step: 'demo' }));
  const accounts = { names, action, error: errors.usr ?? errors.notify };
  return (
    <Frame of={{ state: 'ready', value: form }} head={() => signInHead(reader)}>
      {() => (
        <SignInScreen
          {...signInScreen({ form: { ...form, values }, notice: code ?? notice, googleHref, demo: accounts }, reader)}
        />
      )}
    </Frame>
  );
}
