import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { FieldGroup } from '../../primitives/FieldGroup/FieldGroup.tsx';
import { FileField } from '../../primitives/FileField/FileField.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages<{
  title: {};
  file: {};
  fileHint: { size: string; exclusive: number; other: number };
  link: {};
  linkHint: {};
  exclusive: {};
  exclusiveHint: { minutes: number };
  ticks: {};
  adults: {};
  consent: {};
  rights: {};
  rulesTitle: {};
  rules: {};
  submit: {};
  sending: { name: string };
  sendingHint: {};
  cancel: {};
  doneTitle: {};
  done: {};
  doneWay: {};
  failedTitle: {};
  failedWay: {};
}>({
  title: { id: 'uploadScreen.title', defaultMessage: 'Upload a video' },
  file: { id: 'uploadScreen.file', defaultMessage: 'Video file' },
  fileHint: {
    id: 'uploadScreen.fileHint',
    defaultMessage:
      'Up to {size}. At least {other, number} minutes long, or {exclusive, number} if it is nowhere else.',
  },
  link: { id: 'uploadScreen.link', defaultMessage: 'Or a link to it' },
  linkHint: { id: 'uploadScreen.linkHint', defaultMessage: 'The address of the file itself, beginning with https://' },
  exclusive: { id: 'uploadScreen.exclusive', defaultMessage: 'It is shown nowhere else' },
  exclusiveHint: { id: 'uploadScreen.exclusiveHint', defaultMessage: 'Then {minutes, number} minutes are enough.' },
  ticks: { id: 'uploadScreen.ticks', defaultMessage: 'Before you upload' },
  adults: { id: 'uploadScreen.adults', defaultMessage: 'All persons in it are adults.' },
  consent: {
    id: 'uploadScreen.consent',
    defaultMessage: 'All of them have agreed to its being shown here, and I hold the records.',
  },
  rights: { id: 'uploadScreen.rights', defaultMessage: 'I hold the rights to it.' },
  rulesTitle: { id: 'uploadScreen.rulesTitle', defaultMessage: 'What is not taken here' },
  rules: {
    id: 'uploadScreen.rules',
    defaultMessage:
      'Minors, animals, rape, incest, violence, blood, vomiting and the like. Such files are removed and reported.',
  },
  submit: { id: 'uploadScreen.submit', defaultMessage: 'Upload' },
  sending: { id: 'uploadScreen.sending', defaultMessage: 'Uploading {name}' },
  sendingHint: { id: 'uploadScreen.sendingHint', defaultMessage: 'Keep this page open until it is done.' },
  cancel: { id: 'uploadScreen.cancel', defaultMessage: 'Stop' },
  doneTitle: { id: 'uploadScreen.doneTitle', defaultMessage: 'Thank you' },
  done: { id: 'uploadScreen.done', defaultMessage: 'Your video has come. It appears after moderation.' },
  doneWay: { id: 'uploadScreen.doneWay', defaultMessage: 'Upload another one' },
  failedTitle: { id: 'uploadScreen.failedTitle', defaultMessage: 'The upload did not work' },
  failedWay: { id: 'uploadScreen.failedWay', defaultMessage: 'Try again' },
});

export type UploadField = 'file' | 'url' | 'adults' | 'consent' | 'rights';

export interface UploadLimits {
  /** Accepted file types, as in `<input accept>`. */
  accept: string;
  bytes: number;
  /** The maximum size as text: `10 GB`. */
  shownSize: string;
  /** Minimum duration in minutes, for exclusive videos and for others. */
  minutes: { exclusive: number; other: number };
}

export interface UploadScreenProps extends ComponentProps<'div'> {
  /** State of the upload: empty form, uploading, done, or failed. */
  step:
    | { kind: 'start' }
    /** `share` is the progress from 0 to 1. */
    | { kind: 'uploading'; file: string; share: number }
    | { kind: 'success' }
    /** What happened and what to do. */
    | { kind: 'error'; sentence: string };
  /** URL of the page itself. */
  action: string;
  /** Upload limits from the contract; shown as hints before anything is uploaded. */
  limits: UploadLimits;
  /** Error messages by field. */
  errors?: Partial<Record<UploadField, string>>;
  /** Cancels a running upload. */
  onStop?: () => void;
}

/**
 * /upload-video/ in its steps. `children` are the fields of the video: title, description, categories and who may see
 * it.
 */
export function UploadScreen({ step, action, limits, errors = {}, onStop, children, ...rest }: UploadScreenProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { minutes } = limits;
  const title = <ListHead title={formatMessage(messages.title)} />;
  switch (step.kind) {
    case 'success':
      return (
        <Screen {...rest} data-component="UploadScreen" data-step="success">
          <Notice
            scene="empty"
            level={1}
            heading={formatMessage(messages.doneTitle)}
            sentence={formatMessage(messages.done)}
            way={{ href: action, label: formatMessage(messages.doneWay) }}
          />
        </Screen>
      );
    case 'error':
      return (
        <Screen {...rest} data-component="UploadScreen" data-step="error">
          <Notice
            scene="failed"
            level={1}
            heading={formatMessage(messages.failedTitle)}
            sentence={step.sentence}
            way={{ href: action, label: formatMessage(messages.failedWay) }}
          />
        </Screen>
      );
    case 'uploading':
      return (
        <Narrow {...rest} data-component="UploadScreen" data-step="uploading">
          {title}
          <section data-part="upload-box">
            <p data-part="upload-progress">
              <b>{formatMessage(messages.sending, { name: step.file })}</b>
              <span data-part="upload-share">{formatNumber(step.share, { style: 'percent' })}</span>
            </p>
            <ProgressBar label={formatMessage(messages.sending, { name: step.file })} value={step.share} />
            <p>{formatMessage(messages.sendingHint)}</p>
            <Button data-part="upload-stop" onClick={onStop}>
              {formatMessage(messages.cancel)}
            </Button>
          </section>
          {children}
        </Narrow>
      );
    case 'start':
      return (
        <Narrow {...rest} data-component="UploadScreen" data-step="start">
          {title}
          <form data-part="upload-form" method="post" action={action} encType="multipart/form-data">
            <FileField
              label={formatMessage(messages.file)}
              hint={formatMessage(messages.fileHint, { size: limits.shownSize, ...minutes })}
              name="file"
              accept={limits.accept}
              maxBytes={limits.bytes}
              error={errors.file}
            />
            <TextField
              label={formatMessage(messages.link)}
              hint={formatMessage(messages.linkHint)}
              name="url"
              type="url"
              inputMode="url"
              error={errors.url}
            />
            <Checkbox
              label={formatMessage(messages.exclusive)}
              hint={formatMessage(messages.exclusiveHint, { minutes: minutes.exclusive })}
              name="exclusive"
              value="1"
            />
            {children}
            <section data-part="upload-box">
              <h2 data-part="upload-box-title">{formatMessage(messages.rulesTitle)}</h2>
              <p>{formatMessage(messages.rules)}</p>
            </section>
            <FieldGroup legend={formatMessage(messages.ticks)}>
              <Checkbox label={formatMessage(messages.adults)} name="adults" value="1" required error={errors.adults} />
              <Checkbox
                label={formatMessage(messages.consent)}
                name="consent"
                value="1"
                required
                error={errors.consent}
              />
              <Checkbox label={formatMessage(messages.rights)} name="rights" value="1" required error={errors.rights} />
            </FieldGroup>
            <Button type="submit" kind="filled" size="large" icon="upload">
              {formatMessage(messages.submit)}
            </Button>
          </form>
        </Narrow>
      );
  }
}

const Narrow = styled(Screen)`
  gap: ${space[6]};
  max-inline-size: ${size.form};
  margin-inline: auto;

  & [data-part='upload-form'] {
    display: grid;
    gap: ${space[6]};
  }
  & [data-part='upload-box'] {
    display: grid;
    gap: ${space[3]};
    padding: ${space[5]};
    border: ${size.hairline} solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    color: ${color.soft};
    font: ${font.small};
  }
  & [data-part='upload-box-title'] {
    color: ${color.text};
    font: ${font.label};
  }
  & [data-part='upload-progress'] {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    color: ${color.text};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & [data-part='upload-share'] {
    flex: none;
  }
  & [data-part='upload-stop'] {
    justify-self: start;
  }
`;
