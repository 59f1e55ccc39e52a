import { defineMessages, useIntl } from 'react-intl';
import { CountedTextField } from '../../primitives/CountedTextField/CountedTextField.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import type { SelectProps } from '../../primitives/Select/Select.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import type { Picture } from '../../reader/picture.ts';
import { Form } from '../Form/Form.tsx';
import { Categories, Choices, Previews } from '../detailFields.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';

const messages = defineMessages({
  title: { id: 'uploadForm.title', defaultMessage: 'Title' },
  description: { id: 'uploadForm.description', defaultMessage: 'Description' },
  preview: { id: 'uploadForm.preview', defaultMessage: 'The picture that stands for it' },
  picture: { id: 'videoChangeForm.picture', defaultMessage: 'Or a picture of your own' },
  categories: { id: 'uploadForm.categories', defaultMessage: 'Categories' },
  visibility: { id: 'uploadForm.visibility', defaultMessage: 'Who may see it' },
  public: { id: 'uploadForm.public', defaultMessage: 'Everybody' },
  private: { id: 'uploadForm.private', defaultMessage: 'Members who are signed in' },
});
const submits = defineMessages({
  save: { id: 'playlistForm.edit', defaultMessage: 'Save the changes' },
  again: { id: 'uploadForm.save', defaultMessage: 'Save and send to moderation' },
});

export type VideoChangeField = 'title' | 'desc' | 'preview' | 'picture' | 'categories' | 'visibility';

export interface VideoChangeFormProps extends FormProps<VideoChangeField> {
  /** `again` for a refused video, which is sent to moderation once more. */
  section: keyof typeof submits;
  /** Pictures to choose from; none if the video has no others. */
  screenshots: readonly { number: number; picture: Picture | null }[];
  /** All categories, and those of the video that are not among them. */
  categories: SelectProps['choices'];
  /** Maximum number of categories, maximum lengths of title and description, and bytes of a picture. */
  most: { categories: number; title: number; description: number; pictureBytes: number };
}

/** A form with which a member changes a video that was sent before: its words, picture, categories and visibility. */
export function VideoChangeForm({ section, screenshots, categories, most, ...rest }: VideoChangeFormProps) {
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, {
    title: formatMessage(messages.title),
    desc: formatMessage(messages.description),
    preview: formatMessage(messages.preview),
    picture: formatMessage(messages.picture),
    categories: formatMessage(messages.categories),
    visibility: formatMessage(messages.visibility),
  });
  const { defaultValue: _, ...picture } = field('picture');
  const shown = [
    { value: '0', label: formatMessage(messages.public) },
    { value: '1', label: formatMessage(messages.private) },
  ];
  return (
    <Form
      data-component="VideoChangeForm"
      encType="multipart/form-data"
      {...form}
      submit={formatMessage(submits[section])}
    >
      <CountedTextField {...field('title')} limit={most.title} required autoComplete="off" />
      <TextArea {...field('desc')} limit={most.description} />
      {screenshots.length > 0 && (
        <>
          <Previews field={field} screenshots={screenshots} />
          <FileField {...picture} accept="image/*" maxBytes={most.pictureBytes} />
        </>
      )}
      <Categories field={field} choices={categories} most={most.categories} />
      <Choices field={field} name="visibility" choices={shown} />
    </Form>
  );
}
