import { color, font } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Form } from '../Form/Form.tsx';
import { emailField, useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages<{ current: { email: string } } & Record<'email' | 'hint' | 'pwd' | 'submit', {}>>({
  current: { id: 'emailForm.current', defaultMessage: 'Your address is {email}.' },
  email: { id: 'emailForm.email', defaultMessage: 'New e-mail address' },
  hint: {
    id: 'emailForm.hint',
    defaultMessage:
      'We send a link to it. Your address changes when you press that link; until then all stays as it is.',
  },
  pwd: { id: 'deleteAccountForm.pwd', defaultMessage: 'Your password, to show that it is you' },
  submit: { id: 'emailForm.submit', defaultMessage: 'Change the address' },
});

/** Messages after the form, or the link that it has sent, has done its work. */
const doneMessages = defineMessages({
  sent: {
    id: 'emailForm.sent',
    defaultMessage:
      'If no other account has this address, a link is on its way to it: press it within an hour, and before you change your password. We have told your old address, too.',
  },
  changed: {
    id: 'signInScreen.emailChanged',
    defaultMessage: 'Your new address is confirmed. Our mails go there from now on.',
  },
});

export interface EmailFormProps extends FormProps<'email' | 'pwd'> {
  /** The present address. */
  current: string;
  /** The member's user name, so that a password manager knows whose password is required. It is not sent. */
  username: string;
  /** The step that has just been done, announced as a status. */
  done?: keyof typeof doneMessages | undefined;
}

/** A form for another email address, which has to be confirmed by a link that is mailed to it. */
export function EmailForm({ current, username, done, ...rest }: EmailFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, {
    email: formatMessage(messages.email),
    pwd: formatMessage(messages.pwd),
  });
  return (
    <Form
      data-component="EmailForm"
      {...form}
      submit={formatMessage(messages.submit)}
      done={done && formatMessage(doneMessages[done])}
    >
      <Current dir="auto">{formatMessage(messages.current, { email: current })}</Current>
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <TextField {...field('email')} {...emailField} hint={formatMessage(messages.hint)} />
      <PasswordField {...field('pwd')} required autoComplete="current-password" />
    </Form>
  );
}

const Current = styled.p`
  color: ${color.soft};
  font: ${font.body};
  overflow-wrap: anywhere;
`;
