import { color, font, motion, radius, size, space } from '@afterglow/tokens';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { clock } from '../../reader/format.ts';
import { setMuted } from './videoElement.ts';
import { controlMessages, playerMessages } from './playerMessages.ts';
import { useStage } from './stage.ts';

/** Seconds before the suggested start within which a jump is not worth it. */
const worthJumping = 5;
/** Milliseconds after which the jump is offered no more: it would lie over the video. */
const offeredMs = 8_000;
/** Seconds around the resumed position within which starting over is offered. */
const startOverSeconds = 12;

interface Pills {
  /** Whether the browser started the video without sound. */
  silenced: boolean;
  /** Position in seconds at which the video was resumed, or 0. */
  resumedAt: number;
  /** True from the first play until the video has ended. */
  underWay: boolean;
  /** True while the controls are hidden. */
  hidden: boolean;
}

/** Buttons above the controls: turn the sound on, start over, jump to the suggested start. */
export function PlayerPills({ silenced, resumedAt, underWay, hidden }: Pills) {
  const { formatMessage } = useIntl();
  const { video, details, time, seek } = useStage();
  const { startSeconds } = details;
  return (
    <Root data-hidden={hidden || undefined}>
      {silenced && (
        <button type="button" data-part="player-pill" onClick={() => setMuted(video, false)}>
          {formatMessage(controlMessages.muted)} · {formatMessage(controlMessages.unmute)}
        </button>
      )}
      {resumedAt > 0 && Math.abs(time - resumedAt) < startOverSeconds && (
        <button type="button" data-part="player-pill" onClick={() => seek(0)}>
          {formatMessage(playerMessages.resumedAt, { time: clock(resumedAt) })} ·{' '}
          {formatMessage(controlMessages.startOver)}
        </button>
      )}
      {underWay && startSeconds > 0 && time < startSeconds - worthJumping && <StartPill seconds={startSeconds} />}
    </Root>
  );
}

/** Jumps to the suggested start; goes after eight seconds, but not while it has the focus. */
function StartPill({ seconds }: { seconds: number }) {
  const { formatMessage } = useIntl();
  const { seek } = useStage();
  const [offered, setOffered] = useState(true);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (focused) return undefined;
    const timer = setTimeout(() => setOffered(false), offeredMs);
    return () => clearTimeout(timer);
  }, [focused]);
  if (!offered) return null;
  return (
    <button
      type="button"
      data-part="player-pill"
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={() => seek(seconds)}
    >
      {formatMessage(playerMessages.startAt, { time: clock(seconds) })}
    </button>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[2]};
  padding: 0 ${space[4]} ${space[3]};
  transition: opacity ${motion.base} ${motion.out};

  &:empty {
    display: none;
  }
  &[data-hidden] {
    opacity: 0;
  }
  & [data-part='player-pill'] {
    min-block-size: ${size.touch};
    padding: ${space[1]} ${space[4]};
    border-radius: ${radius.pill};
    background: ${color.shade};
    color: ${color.onShade};
    font: ${font.label};
    pointer-events: auto;
  }
  /* A hidden button must not be pressed. */
  &[data-hidden] [data-part='player-pill'] {
    pointer-events: none;
  }
  & [data-part='player-pill']:hover {
    background: ${color.onShade};
    color: ${color.stage};
  }
  & [data-part='player-pill']:focus-visible {
    outline-color: ${color.onShade};
  }
`;
