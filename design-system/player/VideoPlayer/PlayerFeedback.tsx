import { color, delay, font, motion, radius, space } from '@afterglow/tokens';
import { useIntl } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { controlMessages, playerMessages } from './playerMessages.ts';
import type { Jump } from './useJump.ts';

interface Feedback {
  waiting: boolean;
  offline: boolean;
  /** True while a finger holds the video, which then plays at double speed. */
  fast: boolean;
  jumped: Jump | null;
}

/** Short messages over the video: it is loading, has jumped, plays at double speed, or is offline. */
export function PlayerFeedback({ waiting, offline, fast, jumped }: Feedback) {
  const { formatMessage } = useIntl();
  const sentence =
    jumped &&
    formatMessage(jumped.seconds < 0 ? playerMessages.back : playerMessages.ahead, {
      seconds: Math.abs(jumped.seconds),
    });
  return (
    <Root>
      {waiting && !offline && <Spinner data-part="player-waiting" label={formatMessage(controlMessages.loading)} />}
      {offline && <p data-part="player-notice">{formatMessage(controlMessages.offline)}</p>}
      <Announcement sentence={offline ? formatMessage(controlMessages.offline) : null} />
      {fast && <span data-part="player-fast">{formatMessage(playerMessages.speedOf, { rate: '2' })}</span>}
      {jumped && (
        <span key={jumped.count} data-part="player-flash" data-side={jumped.seconds < 0 ? 'back' : 'ahead'}>
          <Icon name={jumped.seconds < 0 ? 'seekBack' : 'seekAhead'} />
          {sentence}
          <Announcement sentence={sentence} />
        </span>
      )}
    </Root>
  );
}

const appear = keyframes`
  from { opacity: 0; visibility: hidden; }
`;

const Root = styled.div`
  & [data-part='player-waiting'] {
    position: absolute;
    inset: calc(50% - ${space[6]});
    inline-size: ${space[12]};
    block-size: ${space[12]};
    color: ${color.onShade};
    pointer-events: none;
    /* Delayed, as a short wait needs no spinner. */
    animation: ${appear} ${motion.base} ${delay.preview}ms both;
  }
  & :is([data-part='player-flash'], [data-part='player-fast'], [data-part='player-notice']) {
    position: absolute;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.pill};
    background: ${color.shade};
    color: ${color.onShade};
    font: ${font.label};
    pointer-events: none;
  }
  & [data-part='player-flash'] {
    /* On the side that was tapped, regardless of the writing direction. */
    inset: calc(50% - ${space[5]}) 10% auto auto;
  }
  & [data-part='player-flash'][data-side='back'] {
    inset: calc(50% - ${space[5]}) auto auto 10%;
  }
  & :is([data-part='player-fast'], [data-part='player-notice']) {
    inset: ${space[4]} auto auto 50%;
    inline-size: max-content;
    max-inline-size: 90%;
    translate: -50%;
  }
`;
