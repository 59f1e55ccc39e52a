import { defineMessages, useIntl } from 'react-intl';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  confirm: { id: 'confirmForm.submit', defaultMessage: 'Confirm my address' },
  signIn: { id: 'confirmForm.signIn', defaultMessage: 'Sign in' },
  keep: { id: 'confirmForm.keep', defaultMessage: 'Keep my address' },
});

export interface ConfirmFormProps extends FormProps<never> {
  /** Purpose of the mailed link. */
  purpose?: keyof typeof messages;
}

/**
 * A form with a single button that confirms or keeps an address, or signs in. Opening the mailed link alone does not, since mail
 * services also open links to check where they lead.
 */
export function ConfirmForm({ purpose = 'confirm', ...props }: ConfirmFormProps) {
  const { formatMessage } = useIntl();
  return (
    <Form data-component="ConfirmForm" {...useFormFields(props, {}).form} submit={formatMessage(messages[purpose])} />
  );
}
