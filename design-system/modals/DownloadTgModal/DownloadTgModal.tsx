import { color, delay, font, media, motion, space } from '@afterglow/tokens';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
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

/**
 * A dialog for guests who read Russian and want to download (R106): subscribe, wait ten seconds, download. If the
 * button is pressed too early, it shakes and a message says what is missing.
 */
export function DownloadTgModal({ subscribeHref, downloadHref, wait = 10, ...rest }: DownloadTgModalProps) {
  const { left, start } = useCountdown(wait);
  const [shaking, setShaking] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!shaking) return undefined;
    const timer = setTimeout(() => setShaking(false), delay.shake);
    return () => clearTimeout(timer);
  }, [shaking]);
  const ready = left === 0;
  const waiting = left !== null && left > 0;
  const pressTooEarly = () => {
    setShaking(true);
    setSaid(waiting ? waitText(left) : texts.subscribeFirst);
  };
  const subscribe = () => {
    setSaid('');
    start();
  };
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
          {ready ? (
            <Button kind="filled" size="large" icon="download" href={downloadHref} data-reload="">
              {texts.download}
            </Button>
          ) : (
            <Shaking data-shaking={shaking || undefined}>
              <Button size="large" icon="download" aria-disabled="true" onClick={pressTooEarly}>
                {texts.download}
              </Button>
            </Shaking>
          )}
        </>
      }
    >
      <Progress>
        <p data-part="tg-wait" aria-hidden="true">
          {waiting && waitText(left)}
        </p>
        <p data-part="tg-said" role="status" data-counting={waiting || undefined}>
          {ready ? texts.ready : said}
        </p>
      </Progress>
    </Modal>
  );
}

const shake = keyframes`
  20%, 60% { translate: calc(-1 * ${space[2]}); }
  40%, 80% { translate: ${space[2]}; }
`;

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
