import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { AccountScreen } from '@afterglow/design-system/screens/AccountScreen';
import { accountHead, accountScreen } from '@afterglow/design-system/screens/AccountScreen/view';
import { signUp } from '../../data/forms.ts';
import { Frame } from '../../kit/Frame.tsx';
import { useCaptcha } from '../../kit/useCaptcha.ts';
import { openPage } from '../../kit/openPage.ts';
import { useSubmit } from '../../kit/useSubmit.ts';

/** /signup/ */
export function SignUpPage() {
  const reader = useReader();
  const captcha = useCaptcha();
  const form = useSubmit(signUp, {
    onDone: () => openPage(`${reader.href.page('signUp')}?step=send_email`),
    complete: async () => {
      const solution = await captcha.solution();
      return solution === null ? null : { captcha: solution };
    },
    onRefused: captcha.renew,
  });
  const screen = accountScreen({ step: 'signUp', form: { ...form, captcha: captcha.props } }, reader);
  return (
    <Frame of={{ state: 'ready', value: screen }} head={() => accountHead('signUp', reader)}>
      {(shown) => <AccountScreen {...shown} onFocus={captcha.start} />}
    </Frame>
  );
}
