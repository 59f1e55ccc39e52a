import { color, container, font, media, radius, size, space } from '@afterglow/tokens';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { pictureBadge } from '../../cards/cardStyles.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { controlMessages, playerMessages } from './playerMessages.ts';
import { continueAt } from './continuing.ts';
import { listen } from './listen.ts';
import type { NextVideo } from './playerDetails.ts';
import { useStage } from './stage.ts';
import { isLayerOpen, isTyping } from './useShortcuts.ts';

const messages = defineMessages({
  related: { id: 'endScreen.related', defaultMessage: 'More like this' },
  cancel: { id: 'endScreen.cancel', defaultMessage: 'Stay here' },
});

/** Seconds until the next video starts by itself. */
const countdownSeconds = 8;

/**
 * Whether the visitor is doing something that the next video must not interrupt: typing, using an open dialog or
 * menu, or following a link, whose page may be on its way.
 */
const isBusy = (): boolean =>
  isTyping(document.activeElement) || isLayerOpen() || document.querySelector('a[data-pressed]') !== null;

/**
 * Counts down to the next video; pauses while the visitor is busy. Returns whether it is counting, the seconds left,
 * and a function that stops it.
 */
function useCountdown(wanted: boolean): { counting: boolean; left: number; stay: () => void } {
  const { container } = useStage();
  const [left, setLeft] = useState(countdownSeconds);
  const [stays, setStays] = useState(false);
  const counting = wanted && !stays;
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => !isBusy() && setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    const stop = listen(container, { keydown: ({ key }) => key === 'Escape' && setStays(true) });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [counting, container]);
  return { counting, left, stay: () => setStays(true) };
}

/**
 * The replay button and the next videos when a video has ended, with a countdown for visitors who have turned it on.
 */
export function EndScreen() {
  const { formatMessage } = useIntl();
  const { details, preferences } = useStage();
  const [first] = details.next;
  const { counting, left, stay } = useCountdown(preferences.autoplayNext && first !== undefined);
  const done = counting && left === 0;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = done ? list.current?.querySelector('a') : null;
    if (!link) return;
    continueAt(link.href);
    // A click, as the site decides how links are followed.
    link.click();
  }, [done]);
  return (
    <Root data-counting={counting || undefined}>
      <EndActions counting={counting} onStay={stay} />
      {first && (
        <ul ref={list} data-part="end-list" aria-label={formatMessage(messages.related)}>
          {details.next.map((video) => (
            <li key={video.href} data-part={video === first ? 'end-next' : 'end-other'}>
              <EndCard
                video={video}
                note={counting && video === first ? formatMessage(playerMessages.nextIn, { seconds: left }) : ''}
              />
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

/** The replay button and, during the countdown, the button that stops it. */
function EndActions({ counting, onStay }: { counting: boolean; onStay: () => void }) {
  const { formatMessage } = useIntl();
  const { togglePlay } = useStage();
  return (
    <div data-part="end-actions">
      <button type="button" data-part="end-replay" onClick={togglePlay}>
        <Icon name="replay" />
        {formatMessage(controlMessages.replay)}
      </button>
      {counting && (
        <>
          {/* Announced once, not every second. */}
          <Announcement sentence={formatMessage(playerMessages.nextIn, { seconds: countdownSeconds })} />
          <button type="button" data-part="end-stay" onClick={onStay}>
            {formatMessage(messages.cancel)}
          </button>
        </>
      )}
    </div>
  );
}

/** A card of a video that can follow. `note` is the countdown, or empty. */
const EndCard = ({ video: { href, title, lang, picture, duration }, note }: { video: NextVideo; note: string }) => (
  <a data-part="end-card" href={href}>
    <span data-part="end-picture">
      {picture !== null && (
        <Image data-part="end-image" picture={{ src: picture }} alt="" width={288} height={162} sizes="288px" eager />
      )}
      <span data-part="end-length">{duration}</span>
    </span>
    {note !== '' && (
      <span data-part="end-countdown" aria-hidden="true">
        {note}
      </span>
    )}
    <span data-part="end-title" lang={lang} dir="auto">
      {title}
    </span>
  </a>
);

const Root = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${space[1]};
  /* Room for the controls. */
  padding: ${space[1]} ${space[2]} calc(${size.touch} * 2 - ${space[3]});
  background: color-mix(in srgb, ${color.stage} 82%, transparent);
  color: ${color.onShade};

  & [data-part='end-actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space[2]} ${space[3]};
  }
  & :is([data-part='end-replay'], [data-part='end-stay']) {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${size.touch};
    padding-inline: ${space[5]};
    border: 1px solid color-mix(in srgb, ${color.onShade} 50%, transparent);
    border-radius: ${radius.pill};
    font: ${font.button};
  }
  @media (hover: hover) {
    & :is([data-part='end-replay'], [data-part='end-stay']):hover {
      background: ${color.onShade};
      color: ${color.stage};
    }
  }
  & :is([data-part='end-replay'], [data-part='end-stay'], [data-part='end-card']):focus-visible {
    outline-color: ${color.onShade};
  }
  & [data-part='end-list'] {
    inline-size: 100%;
    max-inline-size: ${size.reading};
  }
  /* A small player has room for the next video only, in one line. */
  & [data-part='end-other'] {
    display: none;
  }
  & [data-part='end-card'] {
    display: grid;
    grid-template-columns: minmax(0, 27fr) minmax(0, 73fr);
    align-content: center;
    align-items: center;
    column-gap: ${space[3]};
    color: inherit;
    text-decoration: none;
  }
  & [data-part='end-picture'] {
    position: relative;
    grid-row: 1 / span 2;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: ${radius.small};
    background: ${color.track};
  }
  &[data-counting] [data-part='end-next'] [data-part='end-picture'] {
    outline: ${size.ring} solid ${color.accentOnShade};
  }
  & [data-part='end-image'] {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & [data-part='end-length'] {
    position: absolute;
    inset: auto ${space[1]} ${space[1]} auto;
    padding: ${space.half} ${space[1]};
    ${pictureBadge}
  }
  & [data-part='end-countdown'] {
    align-self: end;
    color: ${color.accentOnShade};
    font: ${font.badge};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='end-countdown'] ~ [data-part='end-title'] {
    align-self: start;
    -webkit-line-clamp: 1;
  }
  & [data-part='end-title'] {
    display: -webkit-box;
    overflow: hidden;
    font: ${font.cardTitle};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & [data-part='end-picture'] + [data-part='end-title'] {
    grid-row: 1 / span 2;
  }
  /* The control bar has a replay button as well. */
  @container player (not ${container.roomy}) {
    &[data-counting] [data-part='end-replay'] {
      display: none;
    }
  }
  @container player ${container.roomy} {
    & {
      gap: ${space[2]};
    }
  }
  @container player ${container.three} {
    & {
      gap: ${space[5]};
      padding: ${space[4]} ${space[4]} calc(${size.touch} * 2);
    }
    & [data-part='end-list'] {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[4]};
    }
    & [data-part='end-other'] {
      display: block;
    }
    & [data-part='end-card'] {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space[2]};
    }
    & [data-part='end-picture'] {
      grid-area: 1 / 1;
      border-radius: ${radius.side};
    }
    & [data-part='end-picture'] + [data-part='end-title'] {
      grid-row: auto;
    }
    & [data-part='end-length'] {
      inset: auto ${space[2]} ${space[2]} auto;
    }
    & [data-part='end-countdown'] {
      position: relative;
      grid-area: 1 / 1;
      align-self: start;
      justify-self: start;
      margin: ${space[2]};
      padding: ${space.half} ${space[1]};
      ${pictureBadge}
    }
    & [data-part='end-countdown'] ~ [data-part='end-title'] {
      -webkit-line-clamp: 2;
    }
  }
  @media ${media.forcedColors} {
    & {
      background: Canvas;
    }
  }
`;
