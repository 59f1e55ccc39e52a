import { defineMessages, useIntl } from 'react-intl';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({ submit: { id: 'confirmForm.submit', defaultMessage: 'Confirm my address' } });

/**
 * The one press that confirms an address. Opening the mailed link alone does not: mail services open links, too, to see
 * where they lead.
 */
export function ConfirmForm(props: FormProps<never>) {
  const { formatMessage } = useIntl();
  return (
    <Form data-component="ConfirmForm" {...useFormFields(props, {}).form} submit={formatMessage(messages.submit)} />
  );
}
