import type { CaptchaProgress } from '@afterglow/design-system/forms/Captcha';
import type { FormDefinition } from '../../data/forms.ts';
import { useCaptcha } from '../useCaptcha.ts';
import { useSubmit } from '../useSubmit.ts';
import { receiptAddress } from '../../routing/reportAddress.ts';

interface OperatorFormOptions {
  /** What it is about: its draft is kept by that. */
  about: string;
  /** Gets the address of the receipt. */
  onSent: (receipt: string) => void;
}

/** A form to the operator: sent with a captcha and with where the visitor came from. */
export function useOperatorForm<Name extends string>(
  definition: FormDefinition<Name>,
  { about, onSent }: OperatorFormOptions,
) {
  const captcha = useCaptcha();
  const { complete, onRefused } = captcha.submitting;
  const form = useSubmit(definition, {
    onRefused,
    draft: `${definition.act} ${about}`,
    complete: async () => {
      const solved = await complete();
      return solved && { ...solved, referrer: document.referrer };
    },
    onDone: (reply) => onSent(receiptAddress(reply)),
  });
  const progress: CaptchaProgress = captcha.props;
  return { form: { ...form, captcha: progress }, start: captcha.start };
}
