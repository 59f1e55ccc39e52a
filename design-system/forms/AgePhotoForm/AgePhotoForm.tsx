import { color, font, space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages<{
  file: {};
  hint: { size: string };
  submit: {};
  processing: {};
}>({
  file: { id: 'agePhotoForm.file', defaultMessage: 'A photo of your face' },
  hint: {
    id: 'agePhotoForm.hint',
    defaultMessage:
      'A picture of at most {size}, from which your age is checked. It is deleted as soon as that is done.',
  },
  submit: { id: 'agePhotoForm.submit', defaultMessage: 'Have my age checked' },
  processing: { id: 'agePhotoForm.processing', defaultMessage: 'Processing' },
});

export interface AgePhotoFormProps extends Omit<FormProps<'file'>, 'values'> {
  /** Maximum size of the file in bytes, checked before anything is sent. */
  maxBytes: number;
  /** The maximum size as text: `10 MB`. */
  maxSize: string;
  /** Called with the accepted photo, or null when it was removed. */
  onFile?: (file: File | null) => void;
}

/**
 * A form for a photo with which a member's age is checked (R114). The server's errors are shown at its field. On the
 * page of AgeCheck, which loads no app, `sendAgePhoto` replaces React for what needs JavaScript.
 */
export function AgePhotoForm({ maxBytes, maxSize, onFile, ...rest }: AgePhotoFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, { file: formatMessage(messages.file) });
  const { defaultValue: _, ...file } = field('file');
  return (
    <Form
      data-component="AgePhotoForm"
      data-max-bytes={maxBytes}
      {...form}
      encType="multipart/form-data"
      submit={formatMessage(messages.submit)}
    >
      <FileField
        {...file}
        hint={formatMessage(messages.hint, { size: maxSize })}
        accept="image/*"
        maxBytes={maxBytes}
        required
        onFile={onFile}
      />
      <Status>
        <span data-part="age-photo-processing" hidden={!form.busy}>
          {formatMessage(messages.processing)}
        </span>
      </Status>
      <Announcement sentence={form.busy ? formatMessage(messages.processing) : null} />
    </Form>
  );
}

const Status = styled.p`
  color: ${color.soft};
  font: ${font.small};

  &:has([data-part='age-photo-processing'][hidden]) {
    display: none;
  }

  [data-part='age-photo-processing'] {
    display: flex;
    gap: ${space[2]};
    align-items: center;
  }
`;
