import { color, font } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  what: {
    id: 'deleteAccountForm.what',
    defaultMessage:
      'Your profile, videos, playlists, comments and messages are deleted for good, and nobody can bring them back. Save a copy first if you want to keep them.',
  },
  pwd: { id: 'deleteAccountForm.pwd', defaultMessage: 'Your password, to show that it is you' },
  submit: { id: 'deleteAccountForm.submit', defaultMessage: 'Delete my account for good' },
});

export interface DeleteAccountFormProps extends FormProps<'pwd'> {
  /** The member's user name, so that a password manager knows whose password is required. It is not sent. */
  username: string;
}

/**
 * A form to delete an account. The password serves as the confirmation; afterwards there is no page of the member's to
 * stay on.
 */
export function DeleteAccountForm({ username, ...rest }: DeleteAccountFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, { pwd: formatMessage(messages.pwd) });
  return (
    <Form data-component="DeleteAccountForm" {...form} submit={formatMessage(messages.submit)} grave>
      <Text>{formatMessage(messages.what)}</Text>
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField {...field('pwd')} required autoComplete="current-password" />
    </Form>
  );
}

const Text = styled.p`
  color: ${color.soft};
  font: ${font.body};
  text-wrap: pretty;
`;
