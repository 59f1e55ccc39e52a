import { color, container, layer, media, motion, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pictureBadge } from '../../cards/cardStyles.ts';
import { clock } from '../../reader/format.ts';
import { CaptionLayer } from './CaptionLayer.tsx';
import { ControlBar } from './ControlBar.tsx';
import { EndScreen } from './EndScreen.tsx';
import type { PlayerControlsProps } from './playerDetails.ts';
import { PlayerFeedback } from './PlayerFeedback.tsx';
import { controlMessages } from './playerMessages.ts';
import { PlayerPills } from './PlayerPills.tsx';
import { usePlayerServices } from './playerServices.ts';
import { SeekBar } from './SeekBar.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { StageProvider, useStage } from './stage.ts';
import { useContinuation } from './useContinuation.ts';
import { usePlayerPreferences } from './usePlayerPreferences.ts';
import { useFirstPlay } from './useFirstPlay.ts';
import { useIdle } from './useIdle.ts';
import { useInput } from './useInput.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMediaSession } from './useMediaSession.ts';
import { useNear } from './useNear.ts';
import { usePlayerTools, type PlayerTools } from './usePlayerTools.ts';
import { useResume } from './useResume.ts';
import { useStageOf } from './useStageOf.ts';
import { useMediaTime, usePlayback } from './videoJs.tsx';

/** Everything over the video. It renders the state of the media element; its behaviour is in the hooks beside it. */
export function PlayerStage(props: StageProps) {
  const stage = useStageOf(props);
  return (
    <StageProvider value={stage}>
      <Interior {...props} />
    </StageProvider>
  );
}

/** `container` is the element that fills the screen and listens to keys. */
type StageProps = PlayerControlsProps & { container: HTMLElement };

interface FootProps extends ComponentProps<typeof PlayerPills> {
  tools: PlayerTools;
  over: boolean;
}

/** The screen at the end of the video, and what stands at the foot of the stage. */
function PlayerFoot({ tools, over, ...pills }: FootProps) {
  return (
    <>
      {over && <EndScreen />}
      <div data-part="player-foot">
        {!over && <CaptionLayer lowered={pills.hidden} />}
        <PlayerPills {...pills} />
        <PlayerBar tools={tools} />
      </div>
    </>
  );
}

function Interior(props: StageProps) {
  const { video, container, started: shown, startAt, onPress } = props;
  const { formatMessage } = useIntl();
  const { ended, length } = useStage();
  const { paused, waiting } = usePlayback();
  const { seeking } = useMediaTime();
  const presence = useIdle(container);
  const near = useNear(container);
  const tools = usePlayerTools(props);
  const { dialogs, playerSources } = tools;
  const resumedAt = useResume(startAt);
  const silenced = useContinuation(video, onPress);
  useBackground(props);
  const started = shown || !paused;
  const over = ended && !tools.loop;
  const hidden = presence.idle && !paused && dialogs.open === null;
  const { setSurface, fast, jumped } = useInput(tools, presence, started);
  return (
    <Root
      data-hidden={hidden || undefined}
      data-near={near || undefined}
      data-started={started || undefined}
      data-paused={paused || undefined}
      data-over={over || undefined}
      role="group"
      aria-label={formatMessage(controlMessages.controls)}
    >
      {started && <div ref={setSurface} data-part="player-surface" />}
      {!started && <span data-part="player-length">{clock(length)}</span>}
      <PlayerFeedback
        waiting={started && (waiting || seeking)}
        offline={playerSources.offline}
        fast={fast}
        jumped={jumped}
      />
      <PlayerFoot {...{ tools, over, hidden, silenced, resumedAt }} underWay={started && !ended} />
      <PlayerDialog tools={tools} />
    </Root>
  );
}

/** The seek bar and the buttons. Time runs from left to right in every language. */
function PlayerBar({ tools }: { tools: PlayerTools }) {
  return (
    <div data-part="player-bar" dir="ltr">
      <SeekBar chapters={tools.chapters} section={tools.section} />
      <ControlBar tools={tools} />
    </div>
  );
}

/** The open dialog, if there is one. */
function PlayerDialog({ tools }: { tools: PlayerTools }) {
  const { open, close } = tools.dialogs;
  if (open === 'settings') return <SettingsPanel tools={tools} />;
  return open === 'help' ? <ShortcutSheet onClose={close} /> : null;
}

/** Keeps the focus, the preferences, the lock screen and the count of views in step with the video. */
function useBackground({ video, container, label, details }: StageProps): void {
  useKeptFocus(container);
  usePlayerPreferences();
  useMediaSession(label);
  useFirstPlay(video, details.id, usePlayerServices().countView);
}

const Root = styled.div`
  & [data-part='player-surface'] {
    position: absolute;
    inset: 0;
    /* A horizontal swipe would leave the page in some browsers. */
    touch-action: pan-y pinch-zoom;
    -webkit-touch-callout: none;
    user-select: none;
  }
  &[data-hidden] [data-part='player-surface'] {
    cursor: none;
  }
  & [data-part='player-length'] {
    position: absolute;
    inset: auto ${space[3]} ${space[3]} auto;
    padding: ${space.half} ${space[2]};
    ${pictureBadge}
    transition: opacity ${motion.fast} ${motion.out};
  }
  /* Everything along the lower edge; the surface above it stays free for clicks. */
  & [data-part='player-foot'] {
    position: absolute;
    z-index: ${layer.raised};
    inset: auto 0 0;
    pointer-events: none;
  }
  & [data-part='player-bar'] {
    position: relative;
    padding: 0 ${space[4]} ${space[2]};
    pointer-events: auto;
    transition:
      opacity ${motion.base} ${motion.out},
      translate ${motion.base} ${motion.out};
  }
  /* A gradient only as high as the controls need, and only while they are shown. */
  & [data-part='player-bar']::before {
    position: absolute;
    z-index: -1;
    inset: calc(-1 * ${space[12]}) 0 0;
    background: linear-gradient(to top, ${color.stage}, transparent);
    content: '';
    opacity: 0.82;
    pointer-events: none;
  }
  &[data-over] [data-part='player-bar']::before {
    opacity: 0;
  }
  /* Hidden controls must not be pressed: a tap there is a tap on the video or the poster. */
  &[data-hidden] [data-part='player-bar'],
  &:not([data-started], [data-near]) [data-part='player-bar'] {
    pointer-events: none;
  }
  &[data-hidden] [data-part='player-bar'] {
    opacity: 0;
    translate: 0 ${space[3]};
  }
  /* The bare poster shows only the length, until a pointer or the focus comes near. */
  &:not([data-started], [data-near]) [data-part='player-bar'],
  &[data-near] [data-part='player-length'] {
    opacity: 0;
  }
  @container player (not ${container.roomy}) {
    & [data-part='player-bar'] {
      padding: 0 ${space[1]} ${space[1]};
    }
  }
  @media ${media.reducedMotion} {
    & [data-part='player-bar'] {
      transition: none;
    }
  }
  /* Forced colours have no gradients, and the video may have any colour. */
  @media ${media.forcedColors} {
    & [data-part='player-bar']::before {
      inset: 0;
      background: Canvas;
      opacity: 1;
    }
  }
  @media print {
    display: none;
  }
`;
