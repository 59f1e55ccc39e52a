import { color, container, layer, media, motion, space } from '@afterglow/tokens';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pictureBadge } from '../../cards/cardStyles.ts';
import { clock } from '../../reader/format.ts';
import { CaptionLayer } from './CaptionLayer.tsx';
import { ControlBar } from './ControlBar.tsx';
import { EndScreen } from './EndScreen.tsx';
import { setRate } from './film.ts';
import type { PlayerControlsProps } from './playerDetails.ts';
import { PlayerFeedback } from './PlayerFeedback.tsx';
import { controlMessages } from './playerMessages.ts';
import { PlayerPills } from './PlayerPills.tsx';
import { usePlayerServices } from './playerServices.ts';
import { SeekBar } from './SeekBar.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { StageProvider, useStage } from './stage.ts';
import { useApproach } from './useApproach.ts';
import { useContinuation } from './useContinuation.ts';
import { useFilmPreferences } from './useFilmPreferences.ts';
import { useFilmSources } from './useFilmSources.ts';
import { useFirstPlay } from './useFirstPlay.ts';
import { useFrameStep } from './useFrameStep.ts';
import { useIdle } from './useIdle.ts';
import { useJump } from './useJump.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLoop } from './useLoop.ts';
import { useMediaSession } from './useMediaSession.ts';
import { useNear } from './useNear.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
import { useResume } from './useResume.ts';
import { useSection } from './useSection.ts';
import { useStageOf } from './useStageOf.ts';
import { useTextTrack } from './useTextTrack.ts';
import { useTheatre } from './useTheatre.ts';
import { useTouch } from './useTouch.ts';
import { useFullscreen, useMediaTime, usePlayback } from './videoJs.tsx';

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

const isChapters = (track: HTMLTrackElement) => track.kind === 'chapters';

function Interior({ film, container, label, tracks, started: shown, startAt, onPress, onFailure }: StageProps) {
  const { formatMessage } = useIntl();
  const { details, ended, length, preferences, choose, togglePlay } = useStage();
  const { paused, waiting } = usePlayback();
  const { seeking } = useMediaTime();
  const fullscreen = useFullscreen();
  const { idle, wake, sleep } = useIdle(container);
  const near = useNear(container);
  const [open, setOpen] = useState<'settings' | 'help' | null>(null);
  const [fast, setFast] = useState(false);
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const section = useSection(film);
  const films = useFilmSources(onFailure);
  const approached = useApproach(films.prepare);
  const resumedAt = useResume(startAt);
  const captions = useMemo(() => tracks.filter(({ kind }) => kind === 'captions'), [tracks]);
  const { cues: chapters } = useTextTrack(film, isChapters, approached);
  const silenced = useContinuation(film, onPress);
  const [loop, setLoop] = useLoop(film);
  const { theatre, toggleTheatre } = useTheatre();
  const stepFrame = useFrameStep(film);
  const { jumped, jump } = useJump(wake);
  useKeptFocus(container);
  useFilmPreferences();
  useMediaSession(label);
  useFirstPlay(film, details.id, usePlayerServices().countView);
  const started = shown || !paused;
  const over = ended && !loop;
  const hidden = idle && !paused && open === null;

  // The chosen language may be one that this video does not have.
  const captioned = captions.some(({ lang }) => lang === preferences.captions);
  const toggleCaptions = () => {
    const [first] = captions;
    const own = captions.find(({ lang }) => lang === document.documentElement.lang) ?? first;
    choose({ captions: captioned ? '' : (own?.lang ?? '') });
  };
  const close = () => {
    setOpen(null);
    settingsButton.current?.focus();
  };
  usePlayerKeys({
    jump,
    toggleCaptions,
    toggleTheatre,
    stepFrame,
    toggleLoop: () => setLoop((on) => !on),
    markSection: section.mark,
    showHelp: () => setOpen('help'),
  });
  useTouch(surface, {
    tap: (pointer) => {
      if (open === 'settings') close();
      else if (pointer === 'mouse' || !started) togglePlay();
      else if (idle) wake();
      else sleep();
    },
    doubleTap: (side, pointer) => {
      if (pointer === 'touch' && side !== 'middle') jump(side === 'back' ? -10 : 10);
      else {
        if (pointer === 'mouse') togglePlay();
        fullscreen.toggle();
      }
    },
    hold: (held) => {
      setRate(film, held ? 2 : preferences.rate);
      setFast(held);
    },
  });

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
      <PlayerFeedback waiting={started && (waiting || seeking)} offline={films.offline} fast={fast} jumped={jumped} />
      {over && <EndScreen />}
      <div data-part="player-foot">
        {!over && <CaptionLayer lowered={hidden} />}
        <PlayerPills silenced={silenced} resumedAt={resumedAt} underWay={started && !ended} hidden={hidden} />
        {/* Time runs from left to right in every language. */}
        <div data-part="player-bar" dir="ltr">
          <SeekBar chapters={chapters} section={section} />
          <ControlBar
            hasCaptions={captions.length > 0}
            captioned={captioned}
            onCaptions={toggleCaptions}
            theatre={theatre}
            onTheatre={toggleTheatre}
            panelOpen={open === 'settings'}
            onPanel={() => (open === 'settings' ? close() : setOpen('settings'))}
            settingsButton={settingsButton}
          />
        </div>
      </div>
      {open === 'settings' && (
        <SettingsPanel
          films={films}
          captions={captions}
          chapters={chapters}
          repeat={{ section, loop, onLoop: setLoop }}
          onFrame={stepFrame}
          onHelp={() => setOpen('help')}
          onClose={close}
        />
      )}
      {open === 'help' && <ShortcutSheet onClose={close} />}
    </Root>
  );
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
