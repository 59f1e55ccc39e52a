import { color, font } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
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
  /** Sentence with the day of the next change; the form has no field until then. */
  wait?: string | undefined;
  /** Whether the name has just been changed. */
  done?: boolean;
}

type WaitingProps = ReturnType<typeof useFormFields>['form'] &
  Required<Pick<UserNameFormProps, 'current'>> & {
    wait: string;
  };

/** A form for another user name. */
export function UserNameForm({ current, days, wait, done = false, ...rest }: UserNameFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(
    { ...rest, values: { username: current, ...rest.values } },
    { username: formatMessage(messages.username) },
  );
  if (wait !== undefined) return <Waiting {...form} current={current} wait={wait} />;
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

/** The name, and the sentence with the day of its next change: a form without a field. */
function Waiting({ current, wait, ...form }: WaitingProps) {
  const { error: _, refused: __, busy: ___, ...rest } = form;
  return (
    <Words method="post" role="none" data-component="UserNameForm" {...rest}>
      <p>
        <bdi>{current}</bdi>
      </p>
      <p>{wait}</p>
    </Words>
  );
}

const Words = styled.form`
  color: ${color.soft};
  font: ${font.body};
  overflow-wrap: anywhere;
`;
