import { defineMessages, useIntl } from 'react-intl';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';
import { useKeptFocus } from '../useKeptFocus.ts';

const messages = defineMessages({
  lines: { id: 'chaptersForm.lines', defaultMessage: 'Times and titles' },
  linesHint: {
    id: 'chaptersForm.linesHint',
    defaultMessage:
      'A line for each chapter, such as 1:20 The lake. The first begins at 0:00. Without a line there are no chapters.',
  },
  file: { id: 'chaptersForm.file', defaultMessage: 'Or a WebVTT file with the chapters' },
  save: { id: 'playlistForm.edit', defaultMessage: 'Save the changes' },
  done: { id: 'chaptersForm.done', defaultMessage: 'The chapters have been saved.' },
});

export type ChaptersField = 'chapters' | 'file';

export interface ChaptersFormProps extends FormProps<ChaptersField> {
  /** Which form of a video it is. */
  section: 'chapters';
  /** The chapters that are stored, by which a screen tells a form with new ones apart. */
  stored: string;
  /** Maximum size of a file in bytes. */
  mostBytes: number;
  /** Whether the chapters have just been saved. */
  done?: boolean;
}

/** A form with the chapters of a video, as lines of times and titles, or from a file. */
export function ChaptersForm({ section, stored: _stored, mostBytes, done = false, ref, ...rest }: ChaptersFormProps) {
  const { formatMessage } = useIntl();
  const root = useSharedRef(ref);
  const { form, field } = useFormFields(rest, {
    chapters: formatMessage(messages.lines),
    file: formatMessage(messages.file),
  });
  useKeptFocus(root, done ? 'done' : undefined);
  const { defaultValue: _, ...file } = field('file');
  return (
    <Form
      data-component="ChaptersForm"
      data-section={section}
      tabIndex={-1}
      encType="multipart/form-data"
      {...form}
      ref={root}
      submit={formatMessage(messages.save)}
      done={done ? formatMessage(messages.done) : undefined}
    >
      <TextArea {...field('chapters')} hint={formatMessage(messages.linesHint)} rows={8} spellCheck={false} />
      <FileField {...file} accept=".vtt,text/vtt" maxBytes={mostBytes} previews={false} />
    </Form>
  );
}
