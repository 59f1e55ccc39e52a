import { color, font, media, motion, radius, size, space } from '@afterglow/tokens';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useReader } from '../../reader/context.tsx';
import { clock, spokenLength } from '../../reader/format.ts';
import { controlMessages, playerMessages } from './playerMessages.ts';
import { useStage } from './stage.ts';
import { StoryboardTile } from './StoryboardTile.tsx';
import { tileAt } from './storyboard.ts';
import type { Section } from './useSection.ts';
import { useTextTrack } from './useTextTrack.ts';
import { Slider, SliderThumb, useBuffered } from './videoJs.tsx';

const isStoryboard = (track: HTMLTrackElement) => track.kind === 'metadata';

/** Returns the seconds by which a key moves the position; null for other keys. */
function stepOf({ key, shiftKey }: KeyboardEvent): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return shiftKey ? 10 : 5;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return shiftKey ? -10 : -5;
  if (key === 'PageUp') return 60;
  if (key === 'PageDown') return -60;
  return null;
}

/** Returns the handler of the seek bar's keys. */
function useSeekKeys(): (event: KeyboardEvent) => void {
  const { video, length, seek } = useStage();
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event);
    // From the position of the media element: the rendered one lags behind, and another key may have been pressed
    // meanwhile.
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? length : step === null ? null : video.currentTime + step;
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    seek(to);
  };
}

const chapterAt = (chapters: readonly VTTCue[], seconds: number): string =>
  chapters.find(({ startTime, endTime }) => seconds >= startTime && seconds < endTime)?.text ?? '';

/** Returns the position for screen readers, with the name of its chapter if there is one. */
function useSpokenPosition(seconds: number, chapter: string): string {
  const { length } = useStage();
  const { formatMessage } = useIntl();
  const reader = useReader();
  const spoken = { time: spokenLength(seconds, reader) || '0', length: spokenLength(length, reader) };
  return chapter
    ? formatMessage(playerMessages.chapter, { ...spoken, chapter })
    : formatMessage(playerMessages.position, spoken);
}

interface SeekBarProps {
  chapters: readonly VTTCue[];
  /** The section that is repeated. */
  section: Section;
}

/** The seek bar: what was played and loaded, chapters, a repeated section, and a thumbnail at the pointer. */
export function SeekBar({ chapters, section }: SeekBarProps) {
  const { length, time, seek } = useStage();
  const { formatMessage } = useIntl();
  const [near, setNear] = useState(false);
  const [pointer, setPointer] = useState(0);
  const shown = Math.min(time, length);
  const spoken = useSpokenPosition(shown, chapterAt(chapters, shown));
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointer(Math.max(0, Math.min(1, (clientX - left) / width)) * length);
  };
  const approach = () => setNear(true);
  return (
    <Root onPointerEnter={approach} onFocus={approach} onPointerMove={follow} onKeyDownCapture={useSeekKeys()}>
      <Slider
        data-part="seek-slider"
        min={0}
        max={length}
        step={0.1}
        value={shown}
        onValueChange={seek}
        label={formatMessage(controlMessages.seek)}
      >
        <SeekTrack shown={shown} chapters={chapters} section={section} />
        <SliderThumb
          data-part="seek-thumb"
          aria-valuenow={Math.round(shown)}
          aria-valuemax={Math.round(length)}
          aria-valuetext={spoken}
        />
        <SeekPreview near={near} pointer={pointer} chapter={chapterAt(chapters, pointer)} />
      </Slider>
    </Root>
  );
}

/** The drawing of the bar. `shown` is the position in seconds. */
function SeekTrack({ shown, chapters, section }: SeekBarProps & { shown: number }) {
  const { length } = useStage();
  const buffered = useBuffered();
  const share = (seconds: number) => (length > 0 ? (seconds / length) * 1000 : 0);
  return (
    <svg data-part="seek-track" viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true">
      <rect data-part="seek-rest" width="1000" height="4" />
      {buffered.map(([from, to]) => (
        <rect key={from} data-part="seek-loaded" x={share(from)} width={share(to - from)} height="4" />
      ))}
      <rect data-part="seek-played" width={share(shown)} height="4" />
      {section.from !== null && (
        <rect
          data-part="seek-section"
          x={share(section.from)}
          width={Math.max(share((section.to ?? shown) - section.from), 3)}
          height="4"
        />
      )}
      {chapters.slice(1).map(({ startTime }) => (
        <line
          key={startTime}
          data-part="seek-chapter"
          x1={share(startTime)}
          x2={share(startTime)}
          y1="0"
          y2="4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

interface Preview {
  /** Whether the storyboard is wanted, since somebody has come near the bar. */
  near: boolean;
  /** Seconds at the pointer. */
  pointer: number;
  /** Name of the chapter at the pointer; empty if there is none. */
  chapter: string;
}

/** The thumbnail, chapter and time at the pointer. */
function SeekPreview({ near, pointer, chapter }: Preview) {
  const storyboard = useTextTrack(useStage().video, isStoryboard, near);
  const tile = near && storyboard.element ? tileAt(storyboard.cues, pointer, storyboard.element.src) : null;
  return (
    <div data-part="seek-preview" aria-hidden="true">
      {tile && <StoryboardTile tile={tile} />}
      {chapter && (
        <span data-part="seek-preview-chapter" dir="auto">
          {chapter}
        </span>
      )}
      <span data-part="seek-preview-time">{clock(pointer)}</span>
    </div>
  );
}

const Root = styled.div`
  & [data-part='seek-slider'] {
    position: relative;
    display: flex;
    align-items: center;
    block-size: ${size.touch};
    margin-block: calc(-1 * ${space[2]});
    cursor: pointer;
  }
  & [data-part='seek-track'] {
    inline-size: 100%;
    block-size: ${space[1]};
    border-radius: ${radius.pill};
    overflow: hidden;
    transition: block-size ${motion.fast} ${motion.out};
  }
  & [data-part='seek-slider']:hover [data-part='seek-track'],
  & [data-part='seek-slider'][data-dragging] [data-part='seek-track'] {
    block-size: ${space[2]};
  }
  & [data-part='seek-rest'] {
    fill: ${color.onShade};
    fill-opacity: 0.28;
  }
  & [data-part='seek-loaded'] {
    fill: ${color.onShade};
    fill-opacity: 0.3;
  }
  & [data-part='seek-played'] {
    fill: ${color.accentOnShade};
  }
  & [data-part='seek-section'] {
    fill: ${color.goldOnShade};
  }
  & [data-part='seek-chapter'] {
    stroke: ${color.stage};
    stroke-width: 2;
  }
  & [data-part='seek-thumb'] {
    position: absolute;
    inset-block-start: calc(50% - ${space[2]});
    inset-inline-start: calc(var(--media-slider-fill) - ${space[2]});
    inline-size: ${size.iconSmall};
    block-size: ${size.iconSmall};
    border-radius: 50%;
    background: ${color.onShade};
  }
  & [data-part='seek-thumb']:focus-visible {
    outline-color: ${color.onShade};
  }
  & [data-part='seek-preview'] {
    position: absolute;
    inset-block-end: ${space[10]};
    inset-inline-start: clamp(${size.volume}, var(--media-slider-pointer), calc(100% - ${size.volume}));
    display: grid;
    justify-items: center;
    inline-size: max-content;
    max-inline-size: 60%;
    padding-block-end: ${space.half};
    overflow: hidden;
    border-radius: ${radius.small};
    translate: -50%;
    /* Opaque, as captions may be behind it. */
    background: ${color.stage};
    visibility: hidden;
    opacity: 0;
    color: ${color.onShade};
    font: ${font.badge};
    pointer-events: none;
    transition: opacity ${motion.fast} ${motion.out};
  }
  & [data-part='seek-slider'][data-pointing] [data-part='seek-preview'],
  & [data-part='seek-slider'][data-dragging] [data-part='seek-preview'] {
    visibility: visible;
    opacity: 1;
  }
  & [data-part='seek-preview-chapter'],
  & [data-part='seek-preview-time'] {
    padding: ${space.half} ${space[2]};
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  @media ${media.forcedColors} {
    & [data-part='seek-rest'] {
      fill-opacity: 0.5;
    }
    & [data-part='seek-thumb'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
