import { color, delay, font, media, motion, space } from '@afterglow/tokens';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { texts, waitText } from './texts.ts';
import { useCountdown } from './useCountdown.ts';

export interface DownloadTgModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer' | 'children'> {
  /** URL of the Telegram channel; opens in another tab. */
  subscribeHref: string;
  /** URL of the video file. */
  downloadHref: string;
  /** Seconds to wait after subscribing. */
  wait?: number;
}

/** Returns whether the button shakes, and the function that shakes it for a moment. */
function useShaking() {
  const [shaking, setShaking] = useState(false);
  useEffect(() => {
    if (!shaking) return undefined;
    const timer = setTimeout(() => setShaking(false), delay.shake);
    return () => clearTimeout(timer);
  }, [shaking]);
  return { shaking, shake: () => setShaking(true) };
}

/**
 * A dialog for guests who read Russian and want to download (R106): subscribe, wait ten seconds, download. If the
 * button is pressed too early, it shakes and a message says what is missing.
 */
export function DownloadTgModal({ subscribeHref, downloadHref, wait = 10, ...rest }: DownloadTgModalProps) {
  const { left, start } = useCountdown(wait);
  const { shaking, shake } = useShaking();
  const [announced, setAnnounced] = useState('');
  const ready = left === 0;
  const waiting = left !== null && left > 0;
  const pressTooEarly = () => {
    shake();
    setAnnounced(waiting ? waitText(left) : texts.subscribeFirst);
  };
  const subscribe = () => (setAnnounced(''), start());
  return (
    <Modal
      {...rest}
      lang="ru"
      data-component="DownloadTgModal"
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button
            kind={ready ? 'outlined' : 'filled'}
            size="large"
            icon="external"
            href={subscribeHref}
            target="_blank"
            rel="noreferrer"
            onClick={subscribe}
          >
            {texts.subscribe}
          </Button>
          <Download ready={ready} shaking={shaking} href={downloadHref} onTooEarly={pressTooEarly} />
        </>
      }
    >
      <Countdown left={left} announced={announced} />
    </Modal>
  );
}

const shake = keyframes`
  20%, 60% { translate: calc(-1 * ${space[2]}); }
  40%, 80% { translate: ${space[2]}; }
`;

function Download({
  ready,
  shaking,
  href,
  onTooEarly,
}: {
  ready: boolean;
  shaking: boolean;
  href: string;
  onTooEarly: () => void;
}) {
  return ready ? (
    <Button kind="filled" size="large" icon="download" href={href} data-reload="">
      {texts.download}
    </Button>
  ) : (
    <Shaking data-shaking={shaking || undefined}>
      <Button size="large" icon="download" aria-disabled="true" onClick={onTooEarly}>
        {texts.download}
      </Button>
    </Shaking>
  );
}

/** The seconds left, and what was announced last. */
function Countdown({ left, announced }: { left: number | null; announced: string }) {
  const waiting = left !== null && left > 0;
  const statusText = left === 0 ? texts.ready : announced;
  return (
    <Progress>
      <p data-part="tg-wait" aria-hidden="true">
        {waiting && waitText(left)}
      </p>
      <p data-part="tg-said" data-counting={waiting || undefined}>
        {statusText}
      </p>
      <Announcement sentence={statusText} />
    </Progress>
  );
}

const Shaking = styled.span`
  display: grid;

  &[data-shaking] {
    animation: ${shake} ${delay.shake}ms ${motion.inOut};
  }

  @media ${media.reducedMotion} {
    &[data-shaking] {
      animation: none;
    }
  }
`;

const Progress = styled.div`
  display: grid;
  color: ${color.text};
  font: ${font.body};
  font-variant-numeric: tabular-nums;

  /* Both are on one line: the countdown replaces the message, which is then only for screen readers. */
  [data-part='tg-wait'],
  [data-part='tg-said'] {
    grid-area: 1 / 1;
    min-block-size: 1lh;
  }

  [data-part='tg-said'][data-counting] {
    opacity: 0;
  }
`;
