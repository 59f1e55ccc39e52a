import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Consequence } from '../Consequence.ts';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages<{ description: { name: string }; keep: {}; delete: {} }>({
  description: {
    id: 'deletePlaylistModal.description',
    defaultMessage: '“{name}” is deleted for good. Its videos stay where they are.',
  },
  keep: { id: 'deletePlaylistModal.keep', defaultMessage: 'Keep it' },
  delete: { id: 'deletePlaylistModal.delete', defaultMessage: 'Delete the playlist' },
});

export interface DeletePlaylistFormProps extends FormProps<never> {
  /** Distinguishes it from the other forms for a playlist. */
  section: 'delete';
  /** Title of the playlist. */
  name: string;
  /** URL of the playlist, for visitors who keep it. */
  keepHref: string;
}

/** Asks for confirmation before a playlist is deleted, on a page for visitors without JavaScript. */
export function DeletePlaylistForm({ section, name, keepHref, ...rest }: DeletePlaylistFormProps) {
  const { formatMessage } = useIntl();
  return (
    <Form
      data-component="DeletePlaylistForm"
      data-section={section}
      {...useFormFields(rest, {}).form}
      submit={formatMessage(messages.delete)}
      grave
    >
      <Consequence>{formatMessage(messages.description, { name })}</Consequence>
      <Button size="large" href={keepHref}>
        {formatMessage(messages.keep)}
      </Button>
    </Form>
  );
}
