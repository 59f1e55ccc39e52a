import { SignInForm } from '@afterglow/design-system/forms/SignInForm';
import { LoginModal } from '@afterglow/design-system/modals/LoginModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { SignedIn } from '@afterglow/contract/globals';
import { fetcher } from '../data/fetcher.ts';
import { signIn } from '../data/forms.ts';
import { globalsRead } from '../data/globals.ts';
import { read } from '../data/read.ts';
import { reloadDocument } from './openPage.ts';
import { useSubmit } from './useSubmit.ts';

interface SignInAgainProps {
  /** Whose session has ended. */
  user: SignedIn;
  /** Whether the same member has signed in; false if it was closed. */
  onEnd: (same: boolean) => void;
}

/**
 * A member whose session has ended signs in above the page, and goes on with it as it is. For anybody else the page comes
 * anew: what it shows, and what was to be sent, belongs to the member before.
 */
export function SignInAgain({ user, onEnd }: SignInAgainProps) {
  const { href } = useReader();
  const goOn = async (): Promise<void> => {
    const answer = await read(fetcher, globalsRead);
    if (answer.state === 'ready' && answer.value.user?.id === user.id) onEnd(true);
    else reloadDocument();
  };
  const form = useSubmit(signIn, { posted: false, onDone: () => void goOn() });
  return (
    <LoginModal reason="ended" above onClose={() => onEnd(false)}>
      <SignInForm
        {...form}
        values={{ usr: user.name }}
        action={href.page('signIn')}
        restoreHref={href.page('restorePassword')}
        linkHref={href.page('signInLink')}
      />
    </LoginModal>
  );
}
