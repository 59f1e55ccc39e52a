import type { CaptchaProgress } from '@afterglow/design-system/forms/Captcha';
import type { FormDefinition } from '../../data/formDefinitions.ts';
import { useCaptcha } from '../forms/useCaptcha.ts';
import { useSubmit } from '../forms/useSubmit.ts';
import type { SentReply } from '../../routing/reportAddress.ts';

interface OperatorFormOptions {
  /** Subject of the form, under which its draft is kept. */
  about: string;
  /** Receives the reply, which is the receipt, and the form that was sent. */
  onSent: (reply: SentReply, form: HTMLFormElement) => void;
}

/** Manages a form to the operator, which is sent with a captcha and the referrer of the page. */
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
      // A visitor who comes back to the form's page finds it empty (R108).
      element.reset();
      onSent(reply, element);
    },
  });
  const progress: CaptchaProgress = captcha.props;
  return { form: { ...form, captcha: progress }, start: captcha.start };
}
