import { defineMessages, useIntl } from 'react-intl';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages<{ hint: { days: number } } & Record<'username' | 'submit' | 'done', {}>>({
  username: { id: 'signInForm.user', defaultMessage: 'User name' },
  hint: {
    id: 'userNameForm.hint',
    defaultMessage:
      'You can change it once in {days} days. Links to your page stay as they are, and nobody else gets your old name.',
  },
  submit: { id: 'userNameForm.submit', defaultMessage: 'Change the user name' },
  done: {
    id: 'userNameForm.done',
    defaultMessage: 'Your user name has been changed. Sign in with the new one from now on.',
  },
});

export interface UserNameFormProps extends FormProps<'username'> {
  /** The present name. */
  current: string;
  /** Days until a changed name can be changed again. */
  days: number;
  /** Whether the name has just been changed. */
  done?: boolean;
}

/** A form for another user name. */
export function UserNameForm({ current, days, done = false, ...rest }: UserNameFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(
    { ...rest, values: { username: current, ...rest.values } },
    { username: formatMessage(messages.username) },
  );
  return (
    <Form
      data-component="UserNameForm"
      {...form}
      submit={formatMessage(messages.submit)}
      done={done ? formatMessage(messages.done) : undefined}
    >
      <TextField
        {...field('username')}
        hint={formatMessage(messages.hint, { days })}
        required
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
    </Form>
  );
}
