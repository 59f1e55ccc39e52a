import { defineMessages, useIntl } from 'react-intl';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Captcha, type CaptchaProgress } from '../Captcha/Captcha.tsx';
import { Form } from '../Form/Form.tsx';
import { emailField, useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  username: { id: 'signUpForm.username', defaultMessage: 'User name' },
  usernameHint: { id: 'signUpForm.usernameHint', defaultMessage: 'From 3 to 32 letters, digits, and _ - .' },
  email: { id: 'signUpForm.email', defaultMessage: 'E-mail address' },
  captcha: { id: 'signUpForm.captcha', defaultMessage: 'Machine check' },
  password: { id: 'signUpForm.password', defaultMessage: 'Password' },
  passwordHint: { id: 'signUpForm.passwordHint', defaultMessage: 'At least 5 characters, and none that everyone uses' },
  submit: { id: 'signUpForm.submit', defaultMessage: 'Create the account' },
});

export interface SignUpFormProps extends FormProps<'username' | 'email' | 'pwd' | 'captcha'> {
  /** Progress of the proof that the visitor is not a machine. */
  captcha: CaptchaProgress;
}

/** A form to create an account (R93). */
export function SignUpForm({ captcha, ...rest }: SignUpFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, {
    username: formatMessage(messages.username),
    email: formatMessage(messages.email),
    pwd: formatMessage(messages.password),
    captcha: formatMessage(messages.captcha),
  });
  const { id, error } = field('captcha');
  return (
    <Form data-component="SignUpForm" {...form} submit={formatMessage(messages.submit)}>
      <TextField
        {...field('username')}
        hint={formatMessage(messages.usernameHint)}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField {...field('email')} {...emailField} />
      <PasswordField
        {...field('pwd')}
        hint={formatMessage(messages.passwordHint)}
        required
        autoComplete="new-password"
      />
      <Captcha
        {...captcha}
        id={id}
        name="captcha"
        waiting={rest.busy}
        error={captcha.state === 'solved' ? undefined : error}
      />
    </Form>
  );
}
