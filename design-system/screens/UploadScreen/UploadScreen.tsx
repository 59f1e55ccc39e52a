import { size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { UploadForm, type UploadFormProps } from '../../forms/UploadForm/UploadForm.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { fillWindow } from '../fillWindow.ts';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  title: { id: 'uploadScreen.title', defaultMessage: 'Upload a video' },
  doneTitle: { id: 'uploadScreen.doneTitle', defaultMessage: 'Thank you' },
  done: {
    id: 'uploadScreen.done',
    defaultMessage: 'Your video has been uploaded. It will be shown once it has been checked.',
  },
  doneWay: { id: 'uploadScreen.doneWay', defaultMessage: 'Upload another one' },
  own: { id: 'uploadScreen.own', defaultMessage: 'To your uploaded videos' },
  noScript: {
    id: 'uploadScreen.noScript',
    defaultMessage: 'Uploading needs JavaScript: a large file is sent in parts. Allow it for this site, then reload.',
  },
  failedTitle: { id: 'uploadScreen.failedTitle', defaultMessage: 'The upload did not work' },
  failedWay: { id: 'uploadScreen.failedWay', defaultMessage: 'Try again' },
  next: { id: 'uploadScreen.next', defaultMessage: 'Go on with the next file' },
});

export interface UploadScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** State of the upload: the form in one of its steps, done, or failed. */
  step:
    | { kind: 'form'; form: UploadFormProps }
    | { kind: 'success'; /** URL of the member's own videos. */ ownHref: string }
    /** The sentence says what happened and what to do. `onNext` goes on with the next of several files. */
    | { kind: 'error'; sentence: string; onNext?: (() => void) | undefined };
  /** URL of the page itself. */
  action: string;
}

/** The page /upload-video/ in its steps (R97). */
export function UploadScreen({ step, action, ...rest }: UploadScreenProps) {
  const { formatMessage } = useIntl();
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
          >
            <Button href={step.ownHref}>{formatMessage(messages.own)}</Button>
          </Notice>
        </Screen>
      );
    case 'error':
      return (
        <Screen {...rest} data-component="UploadScreen" data-step="error">
          <Failed step={step} action={action} />
        </Screen>
      );
    case 'form':
      return (
        <Narrow {...rest} data-component="UploadScreen" data-step="form">
          <ListHead title={formatMessage(messages.title)} />
          <noscript>
            <Text>{formatMessage(messages.noScript)}</Text>
          </noscript>
          <UploadForm {...step.form} data-part="upload-form" />
        </Narrow>
      );
  }
}

function Failed({ step, action }: { step: Extract<UploadScreenProps['step'], { kind: 'error' }>; action: string }) {
  const { formatMessage } = useIntl();
  return (
    <Notice
      scene="failed"
      level={1}
      heading={formatMessage(messages.failedTitle)}
      sentence={step.sentence}
      // A new attempt loads a new page, which would lose the waiting files.
      way={step.onNext ? undefined : { href: action, label: formatMessage(messages.failedWay) }}
    >
      {step.onNext && (
        <Button kind="filled" onClick={step.onNext}>
          {formatMessage(messages.next)}
        </Button>
      )}
    </Notice>
  );
}

const Narrow = styled(Screen)`
  ${fillWindow}
  gap: ${space[6]};
  max-inline-size: ${size.form};
  margin-inline: auto;

  /* Without JavaScript the form cannot be submitted. */
  @media (scripting: none) {
    & [data-part='upload-form'] {
      display: none;
    }
  }
`;
