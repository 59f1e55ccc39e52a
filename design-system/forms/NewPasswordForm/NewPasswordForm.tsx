import { defineMessages, useIntl } from 'react-intl';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  password: { id: 'newPasswordForm.password', defaultMessage: 'New password' },
  hint: { id: 'signUpForm.passwordHint', defaultMessage: 'At least 5 characters, and none that everyone uses' },
  submit: { id: 'newPasswordForm.submit', defaultMessage: 'Keep this password' },
});

/** A form for a new password, opened with a mailed link. */
export function NewPasswordForm(props: FormProps<'pwd'>) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(props, { pwd: formatMessage(messages.password) });
  return (
    <Form data-component="NewPasswordForm" {...form} submit={formatMessage(messages.submit)}>
      <PasswordField {...field('pwd')} hint={formatMessage(messages.hint)} required autoComplete="new-password" />
    </Form>
  );
}
