import { SignInForm } from '@afterglow/design-system/forms/SignInForm';
import { SignUpLine } from '@afterglow/design-system/forms/SignUpLine';
import { LoginModal, type LoginModalProps } from '@afterglow/design-system/modals/LoginModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { signIn } from '../../data/formDefinitions.ts';
import { reloadDocument } from '../../shared/openPage.ts';
import { useSubmit } from '../forms/useSubmit.ts';

/** A dialog in which a guest signs in on the current page, which is then reloaded for the member (R91, D56). */
export function SignInModal(props: Pick<LoginModalProps, 'reason' | 'onClose'>) {
  const { href } = useReader();
  const form = useSubmit(signIn, { onDone: reloadDocument });
  return (
    <LoginModal {...props}>
      <SignInForm
        {...form}
        action={href.page('signIn')}
        restoreHref={href.page('restorePassword')}
        linkHref={href.page('signInLink')}
      />
      <SignUpLine signUpHref={href.page('signUp')} />
    </LoginModal>
  );
}
