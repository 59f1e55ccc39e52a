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
  /** Maximum number of characters of a message. */
  limit: number;
  /** Number of messages that a member may send in ten minutes. */
  perTenMinutes: number;
  /** Hidden fields that say who receives the message. */
  fixed?: Readonly<Record<string, string>>;
}

/** A form for a message from one member to another. */
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
