import { color, font } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  what: {
    id: 'exportForm.what',
    defaultMessage:
      'A file with everything that is stored about you: your profile, videos, playlists, comments, votes, messages and devices.',
  },
  submit: { id: 'exportForm.submit', defaultMessage: 'Save a copy' },
  done: { id: 'exportForm.done', defaultMessage: 'Your browser has saved the copy.' },
});

export interface ExportFormProps extends FormProps<never> {
  /** Whether the file has just been saved. */
  done?: boolean;
  /** Hidden fields that say what is requested, for a form that posts by itself. */
  fixed?: Readonly<Record<string, string>>;
}

/** A form that exports all data of an account as a file. */
export function ExportForm({ done = false, fixed = {}, ...rest }: ExportFormProps) {
  const { formatMessage } = useIntl();
  return (
    <Form
      data-component="ExportForm"
      {...useFormFields(rest, {}).form}
      submit={formatMessage(messages.submit)}
      done={done ? formatMessage(messages.done) : undefined}
    >
      <Text>{formatMessage(messages.what)}</Text>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
}

const Text = styled.p`
  color: ${color.soft};
  font: ${font.body};
  text-wrap: pretty;
`;
