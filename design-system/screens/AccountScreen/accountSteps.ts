import type { SignUpFormProps } from '../../forms/SignUpForm/SignUpForm.tsx';
import type { FormProps } from '../../forms/useFormFields.ts';

/** A step with its form. If a link has been sent, the form sends it again to the address among its values. */
export type AccountForm =
  | { step: 'signUp'; form: SignUpFormProps }
  | { step: 'confirm' | 'link' | 'email' | 'keep'; form: FormProps<never> }
  | {
      step: 'restore' | 'restore_password_success' | 'send_email' | 'mail_link' | 'link_sent';
      form: FormProps<'email'>;
    }
  | { step: 'reset'; form: FormProps<'pwd'> };
export type AccountStep = AccountForm['step'];

/** Returns whether a step follows the sending of a link. */
export const isSent = (step: AccountStep): boolean =>
  step === 'send_email' || step === 'restore_password_success' || step === 'link_sent';
