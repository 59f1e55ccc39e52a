import { color, radius, size, space } from '@afterglow/tokens';
import { useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import { doneStyles, errorStyles } from '../../primitives/fieldStyles.ts';
import { clock } from '../../reader/format.ts';

const messages = defineMessages({
  moment: { id: 'uploadForm.moment', defaultMessage: 'Or another moment of it' },
  take: { id: 'uploadForm.takeMoment', defaultMessage: 'Take this picture' },
  taken: { id: 'uploadForm.momentTaken', defaultMessage: 'It is chosen, at the end of the pictures above.' },
});

export interface UploadScrubberProps {
  /** URL of the video file on this device. */
  source: string;
  /** Whether a picture is being sent. */
  busy?: boolean;
  /** Whether a picture has been taken. */
  taken?: boolean;
  /** Reason for refusing a picture. */
  problem?: string | undefined;
  /** Called with the picture, as a JPEG. */
  onTake: (picture: Blob) => void;
}

/** Maximum width of a picture, and minimum size that is accepted, in pixels. */
const [largestWidth, least] = [1_280, { width: 288, height: 162 }];
const quality = 0.9;

/** Calls `done` with the current frame of a video, as a JPEG. Does nothing if the video has no picture. */
function pictureOf(video: HTMLVideoElement, done: (picture: Blob) => void): void {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0) return;
  const scale = Math.max(least.width / width, least.height / height, Math.min(1, largestWidth / width));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((picture) => picture && done(picture), 'image/jpeg', quality);
}

/**
 * Takes a picture at any position of the file, which is played on this device only. Renders hidden if this browser
 * cannot play the file: its screenshots remain.
 */
export function UploadScrubber({ source, busy = false, taken = false, problem, onTake }: UploadScrubberProps) {
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const seek = (to: number) => {
    setAt(to);
    if (video.current) video.current.currentTime = to;
  };
  const take = () => video.current && pictureOf(video.current, onTake);
  return (
    // The video is only sought, never played, so it makes no sound.
    <Root hidden={seconds === null}>
      <video
        ref={video}
        data-part="upload-moment"
        src={source}
        playsInline
        preload="auto"
        aria-hidden="true"
        onLoadedMetadata={({ currentTarget: { duration } }) => setSeconds(Number.isFinite(duration) ? duration : null)}
      />
      <Slider
        label={formatMessage(messages.moment)}
        shown={clock(at)}
        min={0}
        max={Math.floor(seconds ?? 0)}
        step={0.5}
        value={at}
        onChange={(event) => seek(Number(event.currentTarget.value))}
      />
      <Button icon="image" busy={busy} data-part="upload-moment-take" onClick={take}>
        {formatMessage(messages.take)}
      </Button>
      <Outcome taken={taken && !busy} problem={problem} />
    </Root>
  );
}

/** Whether the picture was taken, or why not. */
function Outcome({ taken, problem }: { taken: boolean; problem: string | undefined }) {
  const { formatMessage } = useIntl();
  const done = taken && problem === undefined;
  return (
    <>
      {problem !== undefined && (
        <strong data-part="upload-moment-problem" role="alert">
          <Icon name="alert" size="small" data-part="error-icon" />
          {problem}
        </strong>
      )}
      <p data-part="upload-moment-taken">
        {done && (
          <>
            <Icon name="check" size="small" data-part="done-icon" />
            {formatMessage(messages.taken)}
          </>
        )}
      </p>
      <Announcement sentence={done ? formatMessage(messages.taken) : null} />
    </>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};

  &[hidden] {
    display: none;
  }
  & [data-part='upload-moment-take'] {
    justify-self: start;
  }

  & [data-part='upload-moment'] {
    aspect-ratio: 16 / 9;
    inline-size: 100%;
    border-radius: ${radius.field};
    background: ${color.high};
    object-fit: contain;
  }
  & [data-part='upload-moment-problem'] {
    ${errorStyles}
  }
  & [data-part='upload-moment-taken'] {
    ${doneStyles}

    &:empty {
      display: none;
    }
  }
`;
