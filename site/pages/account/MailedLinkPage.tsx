import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { AccountScreen } from '@afterglow/design-system/screens/AccountScreen';
import { accountHead, accountScreen, type Account } from '@afterglow/design-system/screens/AccountScreen/view';
import { confirmEmail, confirmNewEmail, keepEmail, resetPassword, signInByLink } from '../../data/formDefinitions.ts';
import { useConfig } from '../../shared/config.ts';
import { Frame } from '../../shared/Frame.tsx';
import { usePostedForm } from '../../features/forms/useSubmit.ts';

export interface MailedLinkProps {
  step: 'confirm' | 'reset' | 'link' | 'email' | 'keep';
}

/** The forms that are a press and nothing else. */
const presses = { confirm: confirmEmail, link: signInByLink, email: confirmNewEmail, keep: keepEmail };

/** The page that a mailed link leads to. Scripts cannot read its token, so the form is posted to the page itself. */
export function MailedLinkPage({ step }: MailedLinkProps) {
  const reader = useReader();
  const { user } = useConfig();
  const reset = usePostedForm(resetPassword);
  const press = usePostedForm(step === 'reset' ? confirmEmail : presses[step]);
  const account: Account = step === 'reset' ? { step, form: reset } : { step, form: press, visitor: user };
  return (
    <Frame of={{ state: 'ready', value: account }} head={() => accountHead(step, reader)}>
      {(value) => <AccountScreen {...accountScreen(value, reader)} />}
    </Frame>
  );
}
