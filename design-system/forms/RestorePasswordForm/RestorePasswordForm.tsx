import { defineMessages, useIntl } from 'react-intl';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Form } from '../Form/Form.tsx';
import { emailField, useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  email: { id: 'restorePasswordForm.email', defaultMessage: 'E-mail address' },
  submit: { id: 'restorePasswordForm.submit', defaultMessage: 'Send me a link' },
  again: { id: 'restorePasswordForm.again', defaultMessage: 'Send it again' },
});

export interface RestorePasswordFormProps extends FormProps<'email'> {
  /**
   * Whether a link was sent already: sends it again to the same address, which is asked for only if it is not known.
   */
  again?: boolean;
}

/** A form for the email address to which a link is sent for choosing a new password. */
export function RestorePasswordForm({ again = false, ...rest }: RestorePasswordFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, { email: formatMessage(messages.email) });
  const { values, errors } = rest;
  return (
    <Form
      data-component="RestorePasswordForm"
      {...form}
      submit={formatMessage(again ? messages.again : messages.submit)}
    >
      {again && values?.email !== undefined && errors?.email === undefined ? (
        <input type="hidden" name="email" value={values.email} />
      ) : (
        <TextField {...field('email')} {...emailField} />
      )}
    </Form>
  );
}
