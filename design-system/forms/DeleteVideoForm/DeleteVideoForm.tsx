import { defineMessages, useIntl } from 'react-intl';
import { Button } from '../../primitives/Button/Button.tsx';
import { Consequence } from '../Consequence.ts';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages<{
  keep: {};
  delete: {};
  restore: {};
  deletes: { name: string };
  restores: { name: string };
}>({
  keep: { id: 'deletePlaylistModal.keep', defaultMessage: 'Keep it' },
  delete: { id: 'deleteVideoForm.delete', defaultMessage: 'Delete the video' },
  restore: { id: 'deleteVideoForm.restore', defaultMessage: 'Restore the video' },
  deletes: {
    id: 'deleteVideoForm.deletes',
    defaultMessage:
      '“{name}” is hidden from everybody at once, and removed for good after 30 days. Until then you can restore it.',
  },
  restores: {
    id: 'deleteVideoForm.restores',
    defaultMessage: '“{name}” comes back as it was, with its views and comments.',
  },
});

export interface DeleteVideoFormProps extends FormProps<'section'> {
  /** Whether it deletes a video, or restores one that is deleted. */
  section: 'delete' | 'restore';
  /** Title of the video. */
  name: string;
  /** URL of the video in the studio, for members who keep it. */
  keepHref: string;
}

/** Asks before a video is deleted, or before one that is deleted comes back. */
export function DeleteVideoForm({ section, name, keepHref, ...rest }: DeleteVideoFormProps) {
  const { formatMessage } = useIntl();
  const deletes = section === 'delete';
  return (
    <Form
      data-component="DeleteVideoForm"
      data-section={section}
      {...useFormFields(rest, { section: '' }).form}
      submit={formatMessage(messages[section])}
      grave={deletes}
    >
      <input type="hidden" name="section" value={section} />
      <Consequence>{formatMessage(messages[deletes ? 'deletes' : 'restores'], { name })}</Consequence>
      {deletes && (
        <Button size="large" href={keepHref}>
          {formatMessage(messages.keep)}
        </Button>
      )}
    </Form>
  );
}
