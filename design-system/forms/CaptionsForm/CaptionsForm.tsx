import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps, SyntheticEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Select, type SelectProps } from '../../primitives/Select/Select.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';
import { fileSize } from '../../reader/fileSize.ts';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { useButtonForms } from '../useButtonForms.ts';

const messages = defineMessages<{
  title: {};
  none: {};
  remove: {};
  removeNamed: { name: string };
  lang: {};
  langHint: {};
  file: {};
  fileHint: { size: string };
  add: {};
}>({
  title: { id: 'player.captions', defaultMessage: 'Captions' },
  none: { id: 'captionsForm.none', defaultMessage: 'This video has no captions yet.' },
  remove: { id: 'captionsForm.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'captionsForm.removeNamed', defaultMessage: 'Remove the captions: {name}' },
  lang: { id: 'captionsForm.lang', defaultMessage: 'Language of the captions' },
  langHint: { id: 'captionsForm.langHint', defaultMessage: 'Captions in the same language are replaced.' },
  file: { id: 'captionsForm.file', defaultMessage: 'File with the captions' },
  fileHint: { id: 'captionsForm.fileHint', defaultMessage: 'WebVTT (.vtt) or SubRip (.srt), up to {size}' },
  add: { id: 'captionsForm.add', defaultMessage: 'Add the captions' },
});

const outcomes = defineMessages({
  captions: { id: 'captionsForm.added', defaultMessage: 'The captions have been added.' },
  captions_remove: { id: 'captionsForm.removed', defaultMessage: 'The captions have been removed.' },
});

export type CaptionsField = 'lang' | 'file' | 'remove';

export interface CaptionRow {
  file: string;
  /** Name of the language, in that language. */
  name: string;
  lang: string | undefined;
}

type FormState = Pick<FormProps<CaptionsField>, 'action' | 'values' | 'errors' | 'busy' | 'register'>;

export interface CaptionsFormProps extends Omit<ComponentProps<'section'>, 'children' | 'onSubmit'>, FormState {
  /** Which form of a video it is. */
  section: 'captions';
  /** Captions of the video, each submitted by its file to be removed. */
  captions: readonly CaptionRow[];
  /** Languages to choose from. */
  languages: SelectProps['choices'];
  /** Maximum size of a file in bytes. */
  mostBytes: number;
  /** Result of the last submission. */
  done?: keyof typeof outcomes | undefined;
  /** Handles the submit event of each form. If omitted, they post by themselves. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** The captions of a video: a list in which each can be removed, and a form that adds a file in a language. */
export function CaptionsForm({ section, captions, done, ref, ...props }: CaptionsFormProps) {
  const { action, values, errors, busy = false, register, onSubmit, languages, mostBytes, ...rest } = props;
  const { formatMessage } = useIntl();
  const root = useSharedRef(ref);
  const { pending, formOf } = useButtonForms({ action, busy, onSubmit });
  const files = captions.map(({ file }) => file).join(' ');
  useKeptFocus(root, done && `${done} ${files}`);
  const state = { action, ...(values && { values }), ...(errors && { errors }), ...(register && { register }) };
  return (
    <Root
      tabIndex={-1}
      aria-label={formatMessage(messages.title)}
      {...rest}
      ref={root}
      data-component="CaptionsForm"
      data-section={section}
    >
      {captions.length === 0 && <p data-part="captions-none">{formatMessage(messages.none)}</p>}
      <ul data-part="captions-rows" role="list">
        {captions.map((row) => (
          <Row key={row.file} row={row} form={formOf(row.file)} busy={pending === row.file} />
        ))}
      </ul>
      <Adding
        // A new list empties the fields.
        key={files}
        {...state}
        {...formOf('')}
        busy={pending === ''}
        done={done && !busy ? formatMessage(outcomes[done]) : undefined}
        languages={languages}
        mostBytes={mostBytes}
      />
    </Root>
  );
}

interface RowProps {
  row: CaptionRow;
  form: ReturnType<ReturnType<typeof useButtonForms>['formOf']>;
  /** Whether these captions are being removed. */
  busy: boolean;
}

/** Captions in a language, and the button that removes them. */
function Row({ row: { file, name, lang }, form, busy }: RowProps) {
  const { formatMessage } = useIntl();
  return (
    <li data-part="captions-row">
      <span data-part="captions-name" lang={lang} dir="auto">
        {name}
      </span>
      <form role="none" {...form}>
        <input type="hidden" name="remove" value={file} />
        <Button type="submit" busy={busy} aria-label={formatMessage(messages.removeNamed, { name })}>
          {formatMessage(messages.remove)}
        </Button>
      </form>
    </li>
  );
}

type AddingProps = FormProps<CaptionsField> &
  Pick<CaptionsFormProps, 'languages' | 'mostBytes'> & { done: string | undefined };

/** The form that adds a file with captions. */
function Adding({ languages, mostBytes, done, ...props }: AddingProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { form, field } = useFormFields(props, {
    lang: formatMessage(messages.lang),
    file: formatMessage(messages.file),
    remove: formatMessage(messages.remove),
  });
  const { defaultValue: _, ...file } = field('file');
  return (
    <Form {...form} encType="multipart/form-data" submit={formatMessage(messages.add)} done={done}>
      <Select {...field('lang')} hint={formatMessage(messages.langHint)} choices={languages} />
      <FileField
        {...file}
        hint={formatMessage(messages.fileHint, { size: fileSize(mostBytes, intl) })}
        accept=".vtt,.srt,text/vtt"
        maxBytes={mostBytes}
        previews={false}
      />
    </Form>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: ${size.form};

  & [data-part='captions-none'] {
    color: ${color.soft};
    font: ${font.body};
  }
  & [data-part='captions-rows'] {
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.card};

    &:empty {
      display: none;
    }
  }
  & [data-part='captions-row'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]};
    align-items: center;
    padding: ${space[3]} ${space[4]};
  }
  & [data-part='captions-row'] + [data-part='captions-row'] {
    border-block-start: ${size.hairline} solid ${color.line};
  }
  & [data-part='captions-name'] {
    justify-self: start;
    color: ${color.text};
    font: ${font.label};
    overflow-wrap: anywhere;
  }
`;
