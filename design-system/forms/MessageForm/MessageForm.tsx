import { defineMessages, useIntl } from 'react-intl';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages<{ message: {}; often: { count: number }; submit: {} }>({
  message: { id: 'messageForm.message', defaultMessage: 'Your message' },
  often: {
    id: 'messageForm.often',
    defaultMessage: 'At most {count, plural, one {# message} other {# messages}} in 10 minutes.',
  },
  submit: { id: 'messageForm.submit', defaultMessage: 'Send the message' },
});

export interface MessageFormProps extends FormProps<'text'> {
  /** The most characters of a message. */
  limit: number;
  /** How many messages a member can send in ten minutes. */
  perTenMinutes: number;
  /** What is sent along: whom it goes to. */
  fixed?: Readonly<Record<string, string>>;
}

/** A message from one member to another. */
export function MessageForm({ limit, perTenMinutes, fixed = {}, ...rest }: MessageFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, { text: formatMessage(messages.message) });
  return (
    <Form data-component="MessageForm" data-layout="inline" {...form} submit={formatMessage(messages.submit)}>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextArea
        {...field('text')}
        hint={formatMessage(messages.often, { count: perTenMinutes })}
        limit={limit}
        required
      />
    </Form>
  );
}
