import { SignInForm } from '@afterglow/design-system/forms/SignInForm';
import { LoginModal } from '@afterglow/design-system/modals/LoginModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { SignedIn } from '@afterglow/contract/globals';
import { fetcher } from '../../runtime/data/fetcher.ts';
import { signIn } from '../../data/formDefinitions.ts';
import { globalsRead } from '../../data/globals.ts';
import { read } from '../../runtime/data/read.ts';
import { reloadDocument } from '../../shared/openPage.ts';
import { useSubmit } from '../forms/useSubmit.ts';

interface SignInAgainProps {
  /** The member whose session has ended. */
  user: SignedIn;
  /** Called with true when the same member has signed in, with false when the dialog was closed. */
  onEnd: (same: boolean) => void;
}

/**
 * A dialog in which a member whose session has ended signs in, to continue on the page as it is. For anybody else the
 * document is reloaded: what it shows and what was to be sent belongs to the previous member.
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
