import { color, font, space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Form } from '../Form/Form.tsx';
import { useFormFields, type FormProps } from '../useFormFields.ts';
import { panel } from './panel.ts';

const messages = defineMessages<{
  file: {};
  fileHint: { size: string; exclusive: number; other: number };
  rename: { name: string };
  checking: {};
  link: {};
  linkHint: {};
  exclusive: {};
  exclusiveHint: { minutes: number };
  rulesTitle: {};
  rules: {};
  submit: {};
}>({
  file: { id: 'uploadForm.file', defaultMessage: 'Video file' },
  fileHint: {
    id: 'uploadForm.fileHint',
    defaultMessage:
      'Up to {size}, and at least {other, number} minutes long. If no other site shows it, {exclusive, number} minutes are enough.',
  },
  rename: { id: 'uploadForm.rename', defaultMessage: 'Take the name {name}' },
  checking: { id: 'uploadForm.checking', defaultMessage: 'Checking the file…' },
  link: { id: 'uploadForm.link', defaultMessage: 'Or a link to it' },
  linkHint: { id: 'uploadForm.linkHint', defaultMessage: 'The address of the file itself, beginning with https://' },
  exclusive: { id: 'uploadForm.exclusive', defaultMessage: 'It is shown nowhere else' },
  exclusiveHint: { id: 'uploadForm.exclusiveHint', defaultMessage: 'Then {minutes, number} minutes are enough.' },
  rulesTitle: { id: 'uploadForm.rulesTitle', defaultMessage: 'What is not taken here' },
  rules: {
    id: 'uploadForm.rules',
    defaultMessage:
      'Please upload nothing that shows minors, animals, rape, incest, violence, blood, vomiting or the like. We remove such files, and report them.',
  },
  submit: { id: 'uploadForm.submit', defaultMessage: 'Upload' },
});

export interface UploadLimits {
  /** Accepted file types, as in `<input accept>`. */
  accept: string;
  bytes: number;
  /** The maximum size as text: `10 GB`. */
  maxSize: string;
  /** Minimum duration in minutes, for exclusive videos and for others. */
  minutes: { exclusive: number; other: number };
}

export interface UploadStartProps extends FormProps<'file' | 'link' | 'exclusive'> {
  /** Shown as hints before anything is uploaded. */
  limits: UploadLimits;
  /** Whether the chosen file is being checked before it is sent. */
  checking?: boolean;
  /** A valid name, for a file whose own name is not accepted (D28). */
  correctedName?: string | undefined;
  /** Renames the file to the corrected name. */
  onRename?: () => void;
  /** Called with the chosen file, or null when it was removed. */
  onFile?: (file: File | null) => void;
  /** Called with further files, which are sent one after the other. */
  onMore?: (files: readonly File[]) => void;
}

/** A form for a file or a link to one, with the rules, before anything is sent. */
export function UploadStart({ checking = false, ...props }: UploadStartProps) {
  const { limits, correctedName, onRename, onFile, onMore, ...rest } = props;
  const { formatMessage } = useIntl();
  const { form, field } = useFormFields(rest, {
    file: formatMessage(messages.file),
    link: formatMessage(messages.link),
    exclusive: formatMessage(messages.exclusive),
  });
  const { defaultValue: _, ...file } = field('file');
  const { defaultValue: exclusive, ...exclusiveField } = field('exclusive');
  return (
    <Form {...form} encType="multipart/form-data" submit={formatMessage(messages.submit)}>
      <FileField
        {...file}
        hint={formatMessage(messages.fileHint, { size: limits.maxSize, ...limits.minutes })}
        accept={limits.accept}
        maxBytes={limits.bytes}
        onFile={onFile}
        onMore={onMore}
      />
      <FileCheck checking={checking} correctedName={correctedName} onRename={onRename} />
      <TextField
        {...field('link')}
        hint={formatMessage(messages.linkHint)}
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
      />
      <Checkbox
        {...exclusiveField}
        hint={formatMessage(messages.exclusiveHint, { minutes: limits.minutes.exclusive })}
        value="1"
        defaultChecked={exclusive === '1'}
      />
      <UploadRules />
    </Form>
  );
}

/** A name that would be accepted, and whether the file is being checked. */
function FileCheck({
  checking,
  correctedName,
  onRename,
}: {
  checking: boolean;
  correctedName: string | undefined;
  onRename: UploadStartProps['onRename'];
}) {
  const { formatMessage } = useIntl();
  return (
    <>
      {correctedName !== undefined && (
        <Button icon="edit" onClick={() => onRename?.()}>
          {formatMessage(messages.rename, { name: correctedName })}
        </Button>
      )}
      <Checking>
        {checking && (
          <>
            <Spinner />
            {formatMessage(messages.checking)}
          </>
        )}
      </Checking>
      <Announcement sentence={checking ? formatMessage(messages.checking) : null} />
    </>
  );
}

function UploadRules() {
  const { formatMessage } = useIntl();
  return (
    <Rules>
      <h2 data-part="upload-rules-title">{formatMessage(messages.rulesTitle)}</h2>
      <p>{formatMessage(messages.rules)}</p>
    </Rules>
  );
}

const Checking = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  color: ${color.soft};
  font: ${font.small};

  &:empty {
    display: none;
  }
`;

const Rules = styled.section`
  ${panel}

  & [data-part='upload-rules-title'] {
    color: ${color.text};
    font: ${font.label};
  }
`;
