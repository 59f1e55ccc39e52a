import type { CaptchaProgress } from '@afterglow/design-system/forms/Captcha';
import type { FormDefinition } from '../../data/forms.ts';
import { useCaptcha } from '../useCaptcha.ts';
import { useSubmit } from '../useSubmit.ts';
import { receiptAddress } from '../../routing/reportAddress.ts';

/**
 * A form to the operator: sent with a captcha and with where the visitor came from. `onSent` gets the address of the
 * receipt.
 */
export function useOperatorForm<Name extends string>(
  definition: FormDefinition<Name>,
  onSent: (receipt: string) => void,
) {
  const captcha = useCaptcha();
  const { complete, onRefused } = captcha.submitting;
  const form = useSubmit(definition, {
    onRefused,
    complete: async () => {
      const solved = await complete();
      return solved && { ...solved, referrer: document.referrer };
    },
    onDone: (reply) => onSent(receiptAddress(reply)),
  });
  const progress: CaptchaProgress = captcha.props;
  return { form: { ...form, captcha: progress }, start: captcha.start };
}
