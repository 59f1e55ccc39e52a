import { color, container, font, media, radius, size, space } from '@afterglow/tokens';
import { useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { pictureBadge } from '../../cards/cardStyles.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { controlMessages, playerMessages } from './playerMessages.ts';
import { continueAt } from './continuing.ts';
import { useStage } from './stage.ts';

const messages = defineMessages({
  related: { id: 'endScreen.related', defaultMessage: 'More like this' },
  cancel: { id: 'endScreen.cancel', defaultMessage: 'Stay here' },
});

/** Seconds until the next video starts by itself. */
const countdownSeconds = 8;

/** What follows when a video has ended; with a countdown for those who asked for it. */
export function EndScreen() {
  const { formatMessage } = useIntl();
  const { details, preferences, togglePlay } = useStage();
  const [first, ...others] = details.next;
  const [left, setLeft] = useState(countdownSeconds);
  const [stays, setStays] = useState(false);
  const counting = preferences.autoplayNext && !stays && first !== undefined;
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [counting]);
  const done = counting && left === 0;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = done ? list.current?.querySelector('a') : null;
    if (!link) return;
    continueAt(link.href);
    // As if it were clicked: where links lead is up to the site.
    link.click();
  }, [done]);
  return (
    <Root>
      <div data-part="end-actions">
        <button type="button" data-part="end-button" onClick={togglePlay}>
          <Icon name="replay" />
          {formatMessage(controlMessages.replay)}
        </button>
        {counting && (
          <>
            {/* Announced once, not each second. */}
            <VisuallyHidden role="status">
              {formatMessage(playerMessages.nextIn, { seconds: countdownSeconds })}
            </VisuallyHidden>
            <p data-part="end-countdown" aria-hidden="true">
              {formatMessage(playerMessages.nextIn, { seconds: left })}
            </p>
            <button type="button" data-part="end-button" onClick={() => setStays(true)}>
              {formatMessage(messages.cancel)}
            </button>
          </>
        )}
      </div>
      {first && (
        <ul ref={list} data-part="end-list" aria-label={formatMessage(messages.related)}>
          {[first, ...others].slice(0, 3).map(({ href, title, picture, duration }) => (
            <li key={href}>
              <a data-part="end-card" href={href}>
                <span data-part="end-picture">
                  {picture !== null && (
                    <Image data-part="end-image" picture={{ src: picture }} alt="" width={288} height={162} eager />
                  )}
                  <span data-part="end-length">{duration}</span>
                </span>
                <span data-part="end-title">{title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[5]};
  padding: ${space[4]} ${space[4]} calc(${size.touch} * 2);
  background: color-mix(in srgb, ${color.stage} 82%, transparent);
  color: ${color.onShade};

  & [data-part='end-actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space[2]} ${space[3]};
  }
  & [data-part='end-countdown'] {
    font: ${font.label};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='end-button'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: ${size.touch};
    padding-inline: ${space[5]};
    border: 1px solid color-mix(in srgb, ${color.onShade} 50%, transparent);
    border-radius: ${radius.pill};
    font: ${font.button};
  }
  & [data-part='end-button']:hover {
    background: ${color.onShade};
    color: ${color.stage};
  }
  & :is([data-part='end-button'], [data-part='end-card']):focus-visible {
    outline-color: ${color.onShade};
  }
  & [data-part='end-list'] {
    display: none;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[4]};
    inline-size: 100%;
    max-inline-size: ${size.reading};
  }
  & [data-part='end-card'] {
    display: grid;
    gap: ${space[2]};
    color: inherit;
    text-decoration: none;
  }
  & [data-part='end-picture'] {
    position: relative;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: ${radius.side};
    background: ${color.track};
  }
  & [data-part='end-image'] {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & [data-part='end-length'] {
    position: absolute;
    inset: auto ${space[2]} ${space[2]} auto;
    padding: ${space.half} ${space[1]};
    ${pictureBadge}
  }
  & [data-part='end-title'] {
    display: -webkit-box;
    overflow: hidden;
    font: ${font.cardTitle};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @container player ${container.three} {
    & [data-part='end-list'] {
      display: grid;
    }
  }
  @media ${media.forcedColors} {
    & {
      background: Canvas;
    }
  }
`;
