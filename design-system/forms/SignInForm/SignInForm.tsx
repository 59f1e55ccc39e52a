import { defineMessages, useIntl } from 'react-intl';
import { Link } from '../../primitives/Link/Link.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  user: { id: 'signInForm.user', defaultMessage: 'User name' },
  password: { id: 'signInForm.password', defaultMessage: 'Password' },
  forgotten: { id: 'signInForm.forgotten', defaultMessage: 'Forgot your password?' },
  link: { id: 'signInForm.link', defaultMessage: 'Get a link by mail instead' },
  submit: { id: 'signInForm.submit', defaultMessage: 'Sign in' },
});

export interface SignInFormProps extends FormProps<'usr' | 'pwd'> {
  restoreHref: string;
  /** URL of the form that mails a sign-in link, for members who are locked out after too many attempts. */
  linkHref: string;
}

/** A form with name and password, for the sign-in page and the modal (R90). */
export function SignInForm({ restoreHref, linkHref, ...rest }: SignInFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, {
    usr: formatMessage(messages.user),
    pwd: formatMessage(messages.password),
  });
  return (
    <Form data-component="SignInForm" {...form} submit={formatMessage(messages.submit)}>
      <TextField {...field('usr')} required autoComplete="username" autoCapitalize="off" spellCheck={false} />
      <PasswordField {...field('pwd')} required autoComplete="current-password" />
      <p>
        <Link href={restoreHref} kind="alone">
          {formatMessage(messages.forgotten)}
        </Link>
      </p>
      <p>
        <Link href={linkHref} kind="alone">
          {formatMessage(messages.link)}
        </Link>
      </p>
    </Form>
  );
}
