import { color, font, space } from '@afterglow/tokens';
import { useState } from 'react';
import { defineMessages, useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { CountedTextField } from '../../primitives/CountedTextField/CountedTextField.tsx';
import { FieldGroup } from '../../primitives/FieldGroup/FieldGroup.tsx';
import { Select, type SelectProps } from '../../primitives/Select/Select.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import type { Picture } from '../../reader/picture.ts';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';
import { Categories, Choices, Previews } from '../detailFields.tsx';
import { UploadScrubber, type UploadScrubberProps } from './UploadScrubber.tsx';

const messages = defineMessages<{
  title: {};
  description: {};
  categories: {};
  orientation: {};
  channel: {};
  preview: {};
  visibility: {};
  public: {};
  private: {};
  ticks: {};
  adults: {};
  consent: {};
  rights: {};
  waiting: {};
  giveUp: {};
  givingUp: {};
  keep: {};
  submit: {};
}>({
  title: { id: 'uploadForm.title', defaultMessage: 'Title' },
  description: { id: 'uploadForm.description', defaultMessage: 'Description' },
  categories: { id: 'uploadForm.categories', defaultMessage: 'Categories' },
  orientation: { id: 'uploadForm.orientation', defaultMessage: 'Orientation' },
  channel: { id: 'uploadForm.channel', defaultMessage: 'Channel' },
  preview: { id: 'uploadForm.preview', defaultMessage: 'The picture that stands for it' },
  visibility: { id: 'uploadForm.visibility', defaultMessage: 'Who may see it' },
  public: { id: 'uploadForm.public', defaultMessage: 'Everybody' },
  private: { id: 'uploadForm.private', defaultMessage: 'Members who are signed in' },
  ticks: { id: 'uploadForm.ticks', defaultMessage: 'Before it is shown' },
  adults: { id: 'uploadForm.adults', defaultMessage: 'All persons in it are adults.' },
  consent: {
    id: 'uploadForm.consent',
    defaultMessage: 'All of them have agreed to its being shown here, and I hold the records.',
  },
  rights: { id: 'uploadForm.rights', defaultMessage: 'I hold the rights to it.' },
  waiting: {
    id: 'uploadForm.waiting',
    defaultMessage: 'You can save it once the file has been uploaded and checked.',
  },
  giveUp: { id: 'uploadForm.giveUp', defaultMessage: 'Delete this upload' },
  givingUp: { id: 'uploadForm.givingUp', defaultMessage: 'The file is deleted here, and would have to be sent again.' },
  keep: { id: 'uploadForm.keep', defaultMessage: 'Keep it' },
  submit: { id: 'uploadForm.save', defaultMessage: 'Save and send to moderation' },
});

export type UploadDetailsField =
  | 'title'
  | 'desc'
  | 'categories'
  | 'orientation'
  | 'channel'
  | 'preview'
  | 'visibility'
  | 'exclusive'
  | 'adults'
  | 'consent'
  | 'rights';

export interface UploadDetailsProps extends FormProps<UploadDetailsField> {
  /** Id of the upload, submitted with the form. */
  uploadId: number;
  /** The available options. Without channels there is no such field. */
  choices: Readonly<Record<'categories' | 'orientation' | 'channel', SelectProps['choices']>>;
  /** Screenshots of the video, one of which can be chosen; empty until the video has been processed. */
  screenshots: readonly { number: number; picture: Picture | null }[];
  /** Maximum number of categories, and maximum lengths of title and description. */
  most: { categories: number; title: number; description: number };
  /** Whether the file is still being sent: the form can be filled in, but not submitted. */
  waiting?: boolean;
  /** Takes another picture from the file; if omitted, only the screenshots can be chosen. */
  scrubber?: UploadScrubberProps | undefined;
  /** Deletes an upload whose file has been received. */
  onGiveUp?: (() => void) | undefined;
}

function Ticks({ field }: { field: ReturnType<typeof useFormFields<UploadDetailsField>>['field'] }) {
  const { formatMessage } = useIntl();
  return (
    <FieldGroup legend={formatMessage(messages.ticks)}>
      {(['adults', 'consent', 'rights'] as const).map((name) => {
        const { defaultValue, ...control } = field(name);
        return <Checkbox key={name} {...control} value="1" required defaultChecked={defaultValue === '1'} />;
      })}
    </FieldGroup>
  );
}

/** Asks for confirmation, since a file of gigabytes is not easily sent again. */
function GiveUp({ onGiveUp }: { onGiveUp: () => void }) {
  const { formatMessage } = useIntl();
  const [confirming, setConfirming] = useState(false);
  return (
    <GiveUpBox>
      <p data-part="upload-giving-up">{confirming && formatMessage(messages.givingUp)}</p>
      <Announcement sentence={confirming ? formatMessage(messages.givingUp) : null} />
      <Button kind={confirming ? 'outlined' : 'quiet'} onClick={() => (confirming ? onGiveUp() : setConfirming(true))}>
        {formatMessage(messages.giveUp)}
      </Button>
      {confirming && (
        <Button kind="quiet" onClick={() => setConfirming(false)}>
          {formatMessage(messages.keep)}
        </Button>
      )}
    </GiveUpBox>
  );
}

/** The labels of the fields. */
const labelsOf = (formatMessage: IntlShape['formatMessage']) => ({
  title: formatMessage(messages.title),
  desc: formatMessage(messages.description),
  preview: formatMessage(messages.preview),
  categories: formatMessage(messages.categories),
  orientation: formatMessage(messages.orientation),
  channel: formatMessage(messages.channel),
  visibility: formatMessage(messages.visibility),
  exclusive: '',
  adults: formatMessage(messages.adults),
  consent: formatMessage(messages.consent),
  rights: formatMessage(messages.rights),
});

/** A form for the details of a video and its owner's declarations, before it goes to moderation. */
export function UploadDetails({ waiting = false, ...props }: UploadDetailsProps) {
  const { uploadId, choices, screenshots, most, scrubber, onGiveUp, ...rest } = props;
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, labelsOf(formatMessage));
  const shown = [
    { value: '0', label: formatMessage(messages.public) },
    { value: '1', label: formatMessage(messages.private) },
  ];
  return (
    <>
      <Form {...form} busy={form.busy || waiting} submit={formatMessage(messages.submit)}>
        <input type="hidden" name="upload_id" value={uploadId} />
        <input type="hidden" name="exclusive" value={rest.values?.exclusive ?? '0'} />
        <CountedTextField {...field('title')} limit={most.title} required autoComplete="off" />
        <TextArea {...field('desc')} limit={most.description} />
        <Previews field={field} screenshots={screenshots} />
        {scrubber && screenshots.length > 0 && <UploadScrubber {...scrubber} />}
        <Categories field={field} choices={choices.categories} most={most.categories} />
        <Choices field={field} name="orientation" choices={choices.orientation} />
        {choices.channel.length > 0 && <Select {...field('channel')} choices={choices.channel} />}
        <Choices field={field} name="visibility" choices={shown} />
        <Ticks field={field} />
        {waiting && (
          <Text look="small" tone="soft">
            {formatMessage(messages.waiting)}
          </Text>
        )}
      </Form>
      {onGiveUp && !waiting && <GiveUp onGiveUp={onGiveUp} />}
    </>
  );
}

const GiveUpBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};

  & [data-part='upload-giving-up'] {
    inline-size: 100%;
    color: ${color.soft};
    font: ${font.small};
    text-align: center;

    &:empty {
      display: none;
    }
  }
`;
