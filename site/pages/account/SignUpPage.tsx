import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { AccountScreen } from '@afterglow/design-system/screens/AccountScreen';
import { accountHead, accountScreen } from '@afterglow/design-system/screens/AccountScreen/view';
import { signUp } from '../../data/formDefinitions.ts';
import { Frame } from '../../shared/Frame.tsx';
import { reportGoal } from '../../shared/goals.ts';
import { useCaptcha } from '../../features/forms/useCaptcha.ts';
import { openAfter } from '../../shared/openPage.ts';
import { useSubmit } from '../../features/forms/useSubmit.ts';
import { keepSentAddress } from './sentAddress.ts';

/** /signup/ */
export function SignUpPage() {
  const reader = useReader();
  const captcha = useCaptcha();
  const form = useSubmit(signUp, {
    ...captcha.submitting,
    onDone: (_, sent) => {
      reportGoal('sign_up', { step: 'send_email' });
      void keepSentAddress(sent).then(() => openAfter(sent, `${reader.href.page('signUp')}?step=send_email`));
    },
  });
  const screen = accountScreen({ step: 'signUp', form: { ...form, captcha: captcha.props } }, reader);
  return (
    <Frame of={{ state: 'ready', value: screen }} head={() => accountHead('signUp', reader)}>
      {(shown) => <AccountScreen {...shown} onFocus={captcha.start} />}
    </Frame>
  );
}
