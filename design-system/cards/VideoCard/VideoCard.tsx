import {
  breakpoint,
  color,
  column,
  container,
  font,
  layer,
  media,
  motion,
  radius,
  size,
  space,
  tracking,
  weight,
} from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { visuallyHidden } from '../../primitives/visuallyHidden.ts';
import { widePicture } from '../../primitives/widePicture.ts';
import type { Picture } from '../../reader/picture.ts';
import { useCardDetails } from '../cardDetails.ts';
import { CardMenuSlot } from '../cardMenus.ts';
import { halfSizes, leadSizes, listedSizes } from '../pictureSizes.ts';
import { WatchedBar } from '../WatchedBar/WatchedBar.tsx';
import { useWatchedShare } from '../watchedShares.ts';
import { cardBadges, cardFactLine, cardLayouts, cardLines, cardPicture, cardRim, cardTitle } from '../cardStyles.ts';
import { useReveal } from '../reveal.ts';
import { oneARow } from './oneARow.ts';

const messages = defineMessages({
  private: { id: 'videoCard.private', defaultMessage: 'Private' },
  vr: { id: 'videoCard.vr', defaultMessage: 'VR' },
  seen: { id: 'videoCard.seen', defaultMessage: 'Seen' },
});

/** Badges for the unusual. There is none for HD, since most videos are HD. */
export type VideoMark = 'private' | 'vr' | 'seen';

export interface VideoFactLine {
  /** The channel or the uploader; of a video that was left unfinished, how much of it is left. */
  by: string;
  /** Such as `1.2K`; empty if unknown. */
  views: string;
  /** Percentage of likes, such as `92%`; empty without votes. */
  liked: string;
  /** Text for screen readers that replaces both, such as `1.2K views, 92% liked`. */
  label: string;
  /** Shown with one video a row, in the layout `listed`; none by default. */
  about?: VideoAbout;
}

/** More about a video, for lists that show one in a row. Each part is empty if unknown. */
export interface VideoAbout {
  /** The day of posting, such as `January 26, 2026`. */
  day: string;
  /** The beginning of its description. */
  text: string;
  /** Its models and categories. */
  terms: readonly string[];
}

export interface VideoCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  href: string;
  title: string;
  /** Null when there is none; the card keeps its layout. */
  picture: Picture | null;
  /** URL of a short muted clip. It is played by the surrounding list, and only on demand. */
  preview?: string | null;
  /** Visible text, such as `12:34`, and text for screen readers, such as `12 minutes 34 seconds`. */
  duration: { shown: string; label: string };
  /** Null if unknown, as in the history stored on this device. */
  facts: VideoFactLine | null;
  /** Badges over the picture, next to the duration; none by default. */
  marks?: readonly VideoMark[];
  /** For cards in the first rows of the page: loads the picture eagerly, and with `first` at high priority. */
  eager?: boolean | 'first';
  /**
   * `side`: text beside the picture on wide pages, stacked on narrow ones. `lead`: fills two rows and columns of its
   * list. `listed`: for whole lists, in the density that the visitor has chosen in DensitySwitch.
   */
  'data-layout'?: 'side' | 'lead' | 'listed' | undefined;
  /** Its place in a list with an order of its own, such as `3`. */
  'data-place'?: string;
}

/**
 * A video in a list. The whole card is a single link, labelled with its title alone. `children` overlay the picture.
 * `lang` is the language of the title, if it differs from the page's.
 */
export function VideoCard({ marks = [], eager = false, children, ...props }: VideoCardProps) {
  const { href, title, lang, picture, preview, duration, facts, ...rest } = props;
  const share = useWatchedShare(href);
  const revealButton = useReveal();
  const { 'data-layout': layout } = rest;
  const hasDetails = useCardDetails();
  const about = layout === 'listed' && hasDetails ? facts?.about : undefined;
  const sizes = layout === 'side' ? sideSizes : layout === 'lead' ? leadSizes : listedSizes;
  return (
    <Root aria-label={title} {...rest} data-component="VideoCard">
      <div data-part="card-picture" data-preview={preview ?? undefined}>
        {picture && (
          <Image picture={picture} alt="" width={288} height={162} sizes={sizes} eager={eager} data-part="card-image" />
        )}
        <Marks marks={marks} />
        <b data-part="card-badge" aria-hidden="true">
          {duration.shown}
        </b>
        {share > 0 && <WatchedBar share={share} />}
        {children}
      </div>
      <h3 data-part="card-title" data-place={rest['data-place']}>
        <a data-part="card-link" href={href} dir="auto" lang={lang}>
          {title}
        </a>
      </h3>
      {facts && <Facts facts={facts} day={about?.day} />}
      {about && <About about={about} />}
      {/* One element for all figures, to save DOM nodes: a page has sixty cards or more. */}
      <VisuallyHidden>{facts ? `${facts.label}, ${duration.label}` : duration.label}</VisuallyHidden>
      <CardMenuSlot data-part="card-menu" href={href} title={title} by={facts?.by ?? ''} />
      {picture && revealButton({ of: title, 'data-layout': layout === 'side' ? layout : undefined })}
    </Root>
  );
}

function Facts({ facts, day }: { facts: VideoFactLine; day: string | undefined }) {
  return (
    <p data-part="card-facts">
      <span data-part="card-by" dir="auto">
        {facts.by}
      </span>
      {facts.views && (
        <span data-part="card-views" aria-hidden="true">
          {facts.views}
        </span>
      )}
      {facts.liked && (
        <em data-part="card-liked" aria-hidden="true">
          {facts.liked}
        </em>
      )}
      {day && <span data-part="card-day">{day}</span>}
    </p>
  );
}

function About({ about: { text, terms } }: { about: VideoAbout }) {
  return (
    <>
      {text && (
        <p data-part="card-about" dir="auto">
          {text}
        </p>
      )}
      {terms.length > 0 && (
        <ul data-part="card-terms">
          {terms.map((term) => (
            <li key={term} data-part="card-term" dir="auto">
              {term}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Marks({ marks }: { marks: readonly VideoMark[] }) {
  const { formatMessage } = useIntl();
  return marks.map((mark) => (
    <b key={mark} data-part="card-badge" data-mark={mark}>
      {mark === 'private' && <Icon name="lock" size="small" />}
      <span data-part="card-mark">{formatMessage(messages[mark])}</span>
    </b>
  ));
}

const sideSizes = `(min-width: ${breakpoint.md + 1}px) 12vw, (min-width: ${column.three}px) 33vw, ${halfSizes}`;

const Root = styled.article`
  position: relative;
  min-inline-size: 0;

  ${cardPicture}
  ${cardRim}
  & [data-part='card-picture'] {
    ${widePicture}
    border-radius: ${radius.card};
    isolation: isolate;
  }
  & [data-part='card-image'] {
    position: absolute;
    inset: 0;
  }
  /* A disc with a triangle cut out. */
  & [data-part='card-picture']::before {
    position: absolute;
    inset: 0;
    z-index: ${layer.raised};
    inline-size: ${size.touch};
    block-size: ${size.touch};
    margin: auto;
    background: ${color.onShade};
    clip-path: path(evenodd, 'M22 0a22 22 0 1 1 0 44a22 22 0 1 1 0-44M17 13v18l15-9z');
    opacity: 0;
    transition: opacity ${motion.fast} ${motion.out};
    content: '';
  }

  ${cardBadges}
  & [data-part='card-badge'] {
    z-index: ${layer.raised};
  }
  & [data-part='card-badge'][data-mark='private'] > [data-part='card-mark'] {
    ${visuallyHidden}
  }

  ${cardTitle}
  & [data-part='card-title'] {
    text-wrap: wrap;
  }
  & [data-part='card-title'][data-place] {
    display: flex;
    gap: ${space[2]};
  }
  & [data-part='card-title'][data-place]::before {
    flex: none;
    color: ${color.faint};
    font-variant-numeric: tabular-nums;
    content: attr(data-place) / '';
  }
  & [data-part='card-link'] {
    -webkit-touch-callout: none;
  }
  & [data-part='card-link']::after {
    z-index: ${layer.raised};
  }

  ${cardFactLine}
  ${cardLines}
  & [data-part='card-by']:empty {
    display: none;
  }
  & [data-part='card-views']::before,
  & [data-part='card-liked']::before {
    padding-inline: 0.4em;
    color: ${color.faint};
    font-weight: ${weight.plain};
    content: '·' / '';
  }
  & [data-part='card-liked'] {
    color: ${color.gold};
    font-style: normal;
    font-weight: ${weight.strong};
  }

  @media ${media.hover} {
    &:not(:hover, :focus-within) [data-part='card-menu'] {
      opacity: 0;
    }
    &:hover [data-part='card-picture']:not(:has(video[data-part='card-image']))::before {
      opacity: 0.9;
    }
  }
  @media ${media.xs} {
    /* The author shrinks first; if that is not enough, the views are hidden, on all cards of a list alike. */
    @container not ${container.roomy} {
      & [data-part='card-views'],
      & [data-part='card-by']:empty ~ [data-part='card-liked']::before {
        display: none;
      }
    }
  }

  ${cardLayouts}
  @container ${container.four} {
    &[data-layout='lead'] [data-part='card-picture'] {
      flex: 1;
    }
    &[data-layout='lead'] [data-part='card-title'] {
      font: ${font.sectionTitle};
      letter-spacing: ${tracking.sectionTitle};
    }
  }

  :root[data-density='compact'] &[data-layout='listed'] [data-part='card-title'] {
    margin-block-start: ${space[2]};
    font: ${font.label};
  }
  :root[data-density='compact'] &[data-layout='listed'] [data-part='card-facts'] {
    font: ${font.fine};
  }
  & :is([data-part='card-about'], [data-part='card-terms'], [data-part='card-day']) {
    display: none;
  }
  ${oneARow}

  @media not ${media.md} {
    &[data-layout='side'] [data-part='card-picture'] {
      grid-row: 1 / 3;
      border-radius: ${radius.side};
    }
    &[data-layout='side'] [data-part='card-title'] {
      margin: 0 0 ${space[1]};
      font: ${font.label};
    }
    &[data-layout='side'] [data-part='card-facts'] {
      flex-wrap: wrap;
      align-content: start;
    }
    &[data-layout='side'] [data-part='card-by'] {
      flex: 0 0 100%;
    }
    &[data-layout='side'] [data-part='card-views']::before {
      display: none;
    }
    /* Over the picture, not the title; in discreet mode at the start of the picture. */
    :root:not([data-discreet]) &[data-layout='side'] [data-part='card-menu'] {
      inset-inline: calc(${size.sidePicture} - ${size.touch}) auto;
      inset-block-start: 0;
    }
  }
`;
