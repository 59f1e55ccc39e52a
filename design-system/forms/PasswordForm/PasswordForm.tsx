import { defineMessages, useIntl } from 'react-intl';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  old: { id: 'passwordForm.old', defaultMessage: 'Current password' },
  new: { id: 'newPasswordForm.password', defaultMessage: 'New password' },
  hint: {
    id: 'passwordForm.hint',
    defaultMessage:
      'At least 5 characters, and none that everyone uses. All your other devices are signed out when it changes.',
  },
  submit: { id: 'passwordForm.submit', defaultMessage: 'Change the password' },
  done: {
    id: 'passwordForm.done',
    defaultMessage:
      'Your password has been changed, and your other devices are signed out. A new e-mail address that you had not confirmed yet is dropped: ask for it again.',
  },
});

export interface PasswordFormProps extends FormProps<'old' | 'new'> {
  /** The member's user name, so that a password manager knows whose password changes. It is not sent. */
  username: string;
  /** Whether the password has just been changed. */
  done?: boolean;
}

/** A form to change the password, for a member who knows the current one (R85). */
export function PasswordForm({ username, done = false, ...rest }: PasswordFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, {
    old: formatMessage(messages.old),
    new: formatMessage(messages.new),
  });
  return (
    <Form
      data-component="PasswordForm"
      {...form}
      submit={formatMessage(messages.submit)}
      done={done ? formatMessage(messages.done) : undefined}
    >
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField {...field('old')} required autoComplete="current-password" />
      <PasswordField {...field('new')} hint={formatMessage(messages.hint)} required autoComplete="new-password" />
    </Form>
  );
}
