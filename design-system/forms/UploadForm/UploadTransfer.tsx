import { color, space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { errorStyles } from '../../primitives/fieldStyles.ts';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { panel } from './panel.ts';

const messages = defineMessages<{
  title: { name: string };
  checking: { name: string };
  sending: {};
  paused: {};
  missing: {};
  fetching: {};
  processing: {};
  pause: {};
  resume: {};
  stop: {};
}>({
  title: { id: 'uploadForm.sending', defaultMessage: 'Uploading {name}' },
  checking: { id: 'uploadForm.processingTitle', defaultMessage: 'Checking {name}' },
  sending: { id: 'uploadForm.sendingHint', defaultMessage: 'Keep this page open until it is done.' },
  paused: { id: 'uploadForm.paused', defaultMessage: 'Paused. What has been sent is kept.' },
  missing: {
    id: 'uploadForm.missing',
    defaultMessage: 'What has been sent is kept. Choose the same file again, and it goes on from there.',
  },
  fetching: { id: 'uploadForm.fetching', defaultMessage: 'The video is being fetched from its address.' },
  processing: {
    id: 'uploadForm.processing',
    defaultMessage: 'The file has been uploaded. It is being checked, and pictures are taken from it.',
  },
  pause: { id: 'uploadForm.pause', defaultMessage: 'Pause' },
  resume: { id: 'uploadForm.resume', defaultMessage: 'Go on' },
  stop: { id: 'uploadForm.stop', defaultMessage: 'Stop' },
});

export interface UploadTransferProps {
  /** Name of the file. */
  file: string;
  /**
   * `failed`: the connection broke; what has been sent is kept. `missing`: the same, but the page has been reloaded, so
   * that the browser needs the file again. `fetching`: the video comes from a link.
   */
  state: 'sending' | 'paused' | 'failed' | 'missing' | 'fetching' | 'processing';
  /** Progress from 0 to 1: of the transfer, or of the check while `processing`. */
  share: number;
  /** Amount, speed and remaining time, as text. */
  facts: string;
  /** Says what happened and what to do, if it `failed`. */
  problem?: string | undefined;
  /** Pauses the transfer; what has been sent is kept. */
  onPause?: () => void;
  /** Resumes the transfer where it stopped. */
  onResume?: () => void;
  /** Cancels the upload. */
  onStop?: () => void;
}

/** States in which it can only be cancelled. */
const alone = new Set<UploadTransferProps['state']>(['missing', 'fetching', 'processing']);

/** The progress of a file; it can be paused, resumed and cancelled. */
export function UploadTransfer({ file, state, share, facts, problem, onPause, onResume, onStop }: UploadTransferProps) {
  const { formatMessage, formatNumber } = useIntl();
  const title = formatMessage(state === 'processing' ? messages.checking : messages.title, { name: file });
  return (
    <Root data-state={state}>
      <p data-part="upload-progress">
        <b>{title}</b>
        <span data-part="upload-share">{formatNumber(share, { style: 'percent' })}</span>
      </p>
      <ProgressBar label={title} value={share} />
      {facts !== '' && <p data-part="upload-facts">{facts}</p>}
      {state === 'failed' ? (
        <strong data-part="upload-problem" role="alert">
          <Icon name="alert" size="small" data-part="error-icon" />
          {problem}
        </strong>
      ) : (
        <p>
          {formatMessage(messages[state])}
          <Announcement sentence={formatMessage(messages[state])} />
        </p>
      )}
      <div data-part="upload-actions">
        {state === 'sending' && (
          <Button icon="pause" onClick={() => onPause?.()}>
            {formatMessage(messages.pause)}
          </Button>
        )}
        {(state === 'paused' || state === 'failed') && (
          <Button icon="play" kind="filled" onClick={() => onResume?.()}>
            {formatMessage(messages.resume)}
          </Button>
        )}
        <Button kind={alone.has(state) ? 'outlined' : 'quiet'} onClick={() => onStop?.()}>
          {formatMessage(messages.stop)}
        </Button>
      </div>
    </Root>
  );
}

const Root = styled.section`
  ${panel}

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
  & [data-part='upload-facts'] {
    text-wrap: pretty;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='upload-problem'] {
    ${errorStyles}
  }
  & [data-part='upload-actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;
