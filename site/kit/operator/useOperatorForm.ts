import type { CaptchaProgress } from '@afterglow/design-system/forms/Captcha';
import type { FormDefinition } from '../../data/forms.ts';
import { useCaptcha } from '../useCaptcha.ts';
import { useSubmit } from '../useSubmit.ts';
import type { SentReply } from '../../routing/reportAddress.ts';

interface OperatorFormOptions {
  /** What it is about: its draft is kept by that. */
  about: string;
  /** Gets the reply, which is the receipt, and the form that was sent. */
  onSent: (reply: SentReply, form: HTMLFormElement) => void;
}

/** A form to the operator: sent with a captcha and with where the visitor came from. */
export function useOperatorForm<Name extends string>(
  definition: FormDefinition<Name>,
  { about, onSent }: OperatorFormOptions,
) {
  const captcha = useCaptcha();
  const { complete, onRefused, onSent: onUsed } = captcha.submitting;
  const form = useSubmit(definition, {
    onRefused,
    stays: true,
    draft: `${definition.act} ${about}`,
    complete: async () => {
      const solved = await complete();
      return solved && { ...solved, referrer: document.referrer };
    },
    onDone: (reply, element) => {
      onUsed();
      // Whoever comes back to its page finds it empty (R108).
      element.reset();
      onSent(reply, element);
    },
  });
  const progress: CaptchaProgress = captcha.props;
  return { form: { ...form, captcha: progress }, start: captcha.start };
}
