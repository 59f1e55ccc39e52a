import { defineMessages, useIntl } from 'react-intl';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  message: { id: 'messageForm.message', defaultMessage: 'Your message' },
  submit: { id: 'messageForm.submit', defaultMessage: 'Send the message' },
});

export interface MessageFormProps extends FormProps<'text'> {
  /** The most characters of a message. */
  limit: number;
}

/** A message from one member to another. */
export function MessageForm({ limit, ...rest }: MessageFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, { text: formatMessage(messages.message) });
  return (
    <Form data-component="MessageForm" {...form} submit={formatMessage(messages.submit)}>
      <TextArea {...field('text')} limit={limit} required />
    </Form>
  );
}
