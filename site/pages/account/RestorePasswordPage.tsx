import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { AccountScreen } from '@afterglow/design-system/screens/AccountScreen';
import { accountHead, accountScreen } from '@afterglow/design-system/screens/AccountScreen/view';
import { isSent } from '@afterglow/design-system/screens/sentSteps';
import { requestSignInLink, restorePassword } from '../../data/formDefinitions.ts';
import { Frame } from '../../shared/Frame.tsx';
import { focusHeading } from '../../runtime/client/headingFocus.ts';
import { openAfter } from '../../shared/openPage.ts';
import { useSubmit } from '../../features/forms/useSubmit.ts';
import { fillSentAddress, keepSentAddress } from './sentAddress.ts';

export interface RestorePasswordProps {
  step: 'restore' | 'restore_password_success' | 'send_email' | 'mail_link' | 'link_sent';
}

/**
 * The pages on which a link is requested or was sent: /restore-password/, the steps after it and after signing up, and
 * links to sign in.
 */
export function RestorePasswordPage({ step }: RestorePasswordProps) {
  const reader = useReader();
  const signsIn = step === 'mail_link' || step === 'link_sent';
  const sent = signsIn
    ? reader.href.page('signInLinkSent')
    : `${reader.href.page('restorePassword')}?step=restore_password_success`;
  const again = step === 'restore_password_success' || step === 'link_sent';
  const form = useSubmit(signsIn ? requestSignInLink : restorePassword, {
    stays: again,
    onDone: (_, sentForm) => {
      void keepSentAddress(sentForm).then(() => {
        if (!again) openAfter(sentForm, sent);
        else if (sentForm.isConnected) focusHeading(reader.href.here());
      });
    },
  });
  const filled = isSent(step) && form.values.email === undefined ? { ...form, ref: fillSentAddress } : form;
  return (
    <Frame of={{ state: 'ready', value: filled }} head={() => accountHead(step, reader)}>
      {(shown) => <AccountScreen {...accountScreen({ step, form: shown }, reader)} />}
    </Frame>
  );
}
