import { color, container, font, layer, media, motion, radius, size, space } from '@afterglow/tokens';
import { selectFullscreen, selectPiP, selectPlayback, selectVolume, usePlayer } from '@videojs/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { pictureBadge } from '../../cards/cardStyles.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { clock } from '../../reader/format.ts';
import { CaptionLayer } from './CaptionLayer.tsx';
import { ControlBar } from './ControlBar.tsx';
import { EndScreen } from './EndScreen.tsx';
import { applyPreferences, setLoop, setMuted, setRate } from './film.ts';
import { frameStepper } from './frames.ts';
import { listen } from './listen.ts';
import type { PlayerControlsProps } from './playerDetails.ts';
import { controlMessages, playerMessages } from './playerMessages.ts';
import { usePlayerServices } from './playerServices.ts';
import { SeekBar } from './SeekBar.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { StageProvider, useStage } from './stage.ts';
import { useContinuation } from './useContinuation.ts';
import { useFilmSources } from './useFilmSources.ts';
import { useIdle } from './useIdle.ts';
import { useNear } from './useNear.ts';
import { useMediaSession } from './useMediaSession.ts';
import { useResume } from './useResume.ts';
import { useSection } from './useSection.ts';
import { useShortcuts, type Shortcuts } from './useShortcuts.ts';
import { useStageOf } from './useStageOf.ts';
import { useTextTrack } from './useTextTrack.ts';
import { useTouch } from './useTouch.ts';

/** Everything over the film: what it shows is the film's state, what it does is in the hooks beside it. */
export function PlayerStage(props: StageProps) {
  const stage = useStageOf(props);
  return (
    <StageProvider value={stage}>
      <Interior {...props} />
    </StageProvider>
  );
}

/** The container fills the screen, and listens to keys. */
type StageProps = PlayerControlsProps & { container: HTMLElement };

const isChapters = (track: HTMLTrackElement) => track.kind === 'chapters';
/** Seconds before the suggested start from which it is not worth a jump. */
const worthJumping = 5;

function Interior({ film, container, label, tracks, started: shown, startAt, onPress, onFailure }: StageProps) {
  const { formatMessage } = useIntl();
  const services = usePlayerServices();
  const { details, length, time, preferences, choose, seek, togglePlay } = useStage();
  const { paused = true, ended = false, waiting = false } = usePlayer(selectPlayback) ?? {};
  const sound = usePlayer(selectVolume);
  const screen = usePlayer(selectFullscreen);
  const pip = usePlayer(selectPiP);
  const { idle, wake, sleep } = useIdle(container);
  const near = useNear(container);
  const [touched, setTouched] = useState(false);
  const [open, setOpen] = useState<'settings' | 'help' | null>(null);
  const [loop, setLooped] = useState(film.loop);
  const [theatre, setTheatre] = useState(false);
  const [flash, setFlash] = useState<{ seconds: number; count: number } | null>(null);
  const [fast, setFast] = useState(false);
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const section = useSection(film);
  const films = useFilmSources(onFailure);
  const { prepare } = films;
  const resumedAt = useResume(startAt);
  const captions = useMemo(() => tracks.filter(({ kind }) => kind === 'captions'), [tracks]);
  const { cues: chapters } = useTextTrack(film, isChapters, touched);
  const started = shown || !paused;
  const silenced = useContinuation(film, onPress);
  useMediaSession(label);
  useFirstPlay(film, details.id, services.countView);

  useEffect(() => {
    // Whoever comes near will soon press play: the list of files, and chapters on the bar.
    const approach = () => {
      setTouched(true);
      prepare();
    };
    const stops = [
      listen(container, { pointerenter: approach, focusin: approach, pointerdown: approach }),
      listen(film, { play: approach }),
    ];
    if (container.matches(':is(:hover,:focus-within)') || !film.paused) approach();
    return () => stops.forEach((stop) => stop());
  }, [container, film, prepare]);

  useEffect(() => {
    applyPreferences(film, preferences);
    const keep = () => choose({ volume: film.volume, muted: film.muted });
    film.addEventListener('volumechange', keep);
    return () => film.removeEventListener('volumechange', keep);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, [film, choose]);

  useEffect(() => {
    setLoop(film, loop);
  }, [film, loop]);
  useEffect(() => {
    container.toggleAttribute('data-theatre', theatre);
    return () => container.removeAttribute('data-theatre');
  }, [container, theatre]);
  useEffect(() => {
    // The whole page follows the setting: `/` in the header, too.
    if (preferences.shortcuts) delete document.documentElement.dataset['shortcuts'];
    else document.documentElement.dataset['shortcuts'] = 'off';
  }, [preferences.shortcuts]);
  useEffect(() => {
    if (!preferences.resume) services.forgetPositions();
  }, [preferences.resume, services]);

  const stepper = useRef<ReturnType<typeof frameStepper> | null>(null);
  useEffect(() => {
    const made = frameStepper(film);
    stepper.current = made;
    return made.stop;
  }, [film]);

  useEffect(() => {
    if (flash === null) return undefined;
    const timer = setTimeout(() => setFlash(null), 700);
    return () => clearTimeout(timer);
  }, [flash]);

  const jump = (seconds: number) => {
    seek(film.currentTime + seconds);
    setFlash((before) => ({
      seconds: before !== null && before.seconds * seconds > 0 ? before.seconds + seconds : seconds,
      count: (before?.count ?? 0) + 1,
    }));
    wake();
  };
  const speed = (direction: 1 | -1) => {
    const rate = Math.min(2, Math.max(0.5, preferences.rate + direction * 0.25));
    setRate(film, rate);
    choose({ rate });
  };
  const toggleCaptions = () => {
    const [first] = captions;
    const own = captions.find(({ lang }) => lang === document.documentElement.lang) ?? first;
    choose({ captions: preferences.captions === '' ? (own?.lang ?? '') : '' });
  };
  const close = () => {
    setOpen(null);
    settingsButton.current?.focus();
  };
  const toEnd: Shortcuts = { Home: () => seek(0), End: () => seek(length) };
  const tenths = Object.fromEntries(
    Array.from({ length: 10 }, (_, tenth) => [String(tenth), () => seek((length * tenth) / 10)]),
  );
  useShortcuts(container, {
    enabled: preferences.shortcuts,
    inside: { ' ': togglePlay, ArrowLeft: () => jump(-5), ArrowRight: () => jump(5), ...toEnd },
    single: {
      k: togglePlay,
      j: () => jump(-10),
      l: () => jump(10),
      m: () => sound?.toggleMuted(),
      c: toggleCaptions,
      f: () => void screen?.toggleFullscreen().catch(() => {}),
      i: () => void pip?.togglePictureInPicture().catch(() => {}),
      t: () => setTheatre((on) => !on),
      b: section.mark,
      r: () => setLooped((on) => !on),
      ',': () => stepper.current?.step(-1),
      '.': () => stepper.current?.step(1),
      '<': () => speed(-1),
      '>': () => speed(1),
      '?': () => setOpen('help'),
      ...tenths,
    },
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
        void screen?.toggleFullscreen().catch(() => {});
      }
    },
    hold: (held) => {
      setRate(film, held ? 2 : preferences.rate);
      setFast(held);
    },
  });

  const hidden = idle && !paused && open === null;
  const canJump = details.startSeconds > 0 && time < details.startSeconds - worthJumping && !ended && started;
  return (
    <Root
      data-hidden={hidden || undefined}
      data-near={near || undefined}
      data-started={started || undefined}
      data-paused={paused || undefined}
      role="group"
      aria-label={formatMessage(controlMessages.controls)}
    >
      {started && <div ref={setSurface} data-part="player-surface" />}
      {!started && <span data-part="player-length">{clock(length)}</span>}
      {waiting && started && !films.offline && (
        <Spinner data-part="player-waiting" label={formatMessage(controlMessages.loading)} />
      )}
      {films.offline && (
        <p data-part="player-notice" role="status">
          {formatMessage(controlMessages.offline)}
        </p>
      )}
      {fast && <span data-part="player-fast">{formatMessage(playerMessages.speedOf, { rate: '2' })}</span>}
      {flash && (
        <span key={flash.count} data-part="player-flash" data-side={flash.seconds < 0 ? 'back' : 'ahead'} role="status">
          <Icon name={flash.seconds < 0 ? 'seekBack' : 'seekAhead'} />
          {formatMessage(flash.seconds < 0 ? playerMessages.back : playerMessages.ahead, {
            seconds: Math.abs(flash.seconds),
          })}
        </span>
      )}
      {ended && !loop && <EndScreen />}
      <div data-part="player-foot">
        <CaptionLayer lowered={hidden} />
        <div data-part="player-pills">
          {silenced && (
            <button type="button" data-part="player-pill" onClick={() => setMuted(film, false)}>
              {formatMessage(controlMessages.muted)} · {formatMessage(controlMessages.unmute)}
            </button>
          )}
          {resumedAt > 0 && Math.abs(time - resumedAt) < 12 && (
            <button type="button" data-part="player-pill" onClick={() => seek(0)}>
              {formatMessage(playerMessages.resumedAt, { time: clock(resumedAt) })} ·{' '}
              {formatMessage(controlMessages.startOver)}
            </button>
          )}
          {canJump && (
            <button type="button" data-part="player-pill" onClick={() => seek(details.startSeconds)}>
              {formatMessage(playerMessages.startAt, { time: clock(details.startSeconds) })}
            </button>
          )}
        </div>
        <div data-part="player-bar">
          <SeekBar chapters={chapters} section={section} />
          <ControlBar
            hasCaptions={captions.length > 0}
            onCaptions={toggleCaptions}
            theatre={theatre}
            onTheatre={() => setTheatre((on) => !on)}
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
          repeat={{ section, loop, onLoop: setLooped }}
          onFrame={(direction) => stepper.current?.step(direction)}
          onHelp={() => setOpen('help')}
          onClose={close}
        />
      )}
      {open === 'help' && <ShortcutSheet onClose={close} />}
    </Root>
  );
}

/** Counts a view once, a second after the first play (D54). */
function useFirstPlay(film: HTMLVideoElement, id: number, countView: (id: number) => void): void {
  useEffect(() => {
    let timer = 0;
    const count = () => {
      timer = window.setTimeout(() => countView(id), 1_000);
    };
    if (film.played.length > 0 || !film.paused) count();
    else film.addEventListener('playing', count, { once: true });
    return () => {
      clearTimeout(timer);
      film.removeEventListener('playing', count);
    };
  }, [film, id, countView]);
}

const Root = styled.div`
  & [data-part='player-surface'] {
    position: absolute;
    inset: 0;
    touch-action: manipulation;
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
  & [data-part='player-waiting'] {
    position: absolute;
    inset: calc(50% - ${space[6]});
    inline-size: ${space[12]};
    block-size: ${space[12]};
    color: ${color.onShade};
    pointer-events: none;
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
    inset-block-start: calc(50% - ${space[5]});
  }
  & [data-part='player-flash'][data-side='back'] {
    inset-inline-start: 10%;
  }
  & [data-part='player-flash'][data-side='ahead'] {
    inset-inline-end: 10%;
  }
  & :is([data-part='player-fast'], [data-part='player-notice']) {
    inset-block-start: ${space[4]};
    inset-inline-start: 50%;
    inline-size: max-content;
    max-inline-size: 90%;
    translate: -50%;
  }

  /* Everything along the lower edge; the surface above it stays free for clicks. */
  & [data-part='player-foot'] {
    position: absolute;
    z-index: ${layer.raised};
    inset: auto 0 0;
    pointer-events: none;
  }
  & [data-part='player-pills'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${space[2]};
    padding: 0 ${space[4]} ${space[3]};
    transition: opacity ${motion.base} ${motion.out};
  }
  & [data-part='player-pills']:empty {
    display: none;
  }
  & [data-part='player-pill'] {
    min-block-size: ${size.control};
    padding: ${space[1]} ${space[4]};
    border-radius: ${radius.pill};
    background: ${color.shade};
    color: ${color.onShade};
    font: ${font.label};
    pointer-events: auto;
  }
  & [data-part='player-pill']:hover {
    background: ${color.onShade};
    color: ${color.stage};
  }
  & :is([data-part='player-pill'], [data-part='player-surface']):focus-visible {
    outline-color: ${color.onShade};
  }
  & [data-part='player-bar'] {
    position: relative;
    padding: 0 ${space[4]} ${space[2]};
    pointer-events: auto;
    transition:
      opacity ${motion.base} ${motion.out},
      translate ${motion.base} ${motion.out};
  }
  /* Only as much ground as the controls need, and only while they are there. */
  & [data-part='player-bar']::before {
    position: absolute;
    z-index: -1;
    inset: calc(-1 * ${space[12]}) 0 0;
    background: linear-gradient(to top, ${color.stage}, transparent);
    content: '';
    opacity: 0.82;
    pointer-events: none;
  }
  &[data-hidden] :is([data-part='player-bar'], [data-part='player-pills']) {
    opacity: 0;
  }
  &[data-hidden] [data-part='player-bar'] {
    translate: 0 ${space[3]};
  }
  /* The bare poster has only its length, until somebody comes near. */
  &:not([data-started], [data-near]) [data-part='player-bar'],
  &[data-near] [data-part='player-length'] {
    opacity: 0;
  }
  @container player (not ${container.roomy}) {
    & [data-part='player-bar'] {
      padding: 0 ${space[2]} ${space[1]};
    }
  }
  @media ${media.reducedMotion} {
    & [data-part='player-bar'] {
      transition: none;
    }
  }
  @media print {
    display: none;
  }
`;
