import { breakpoint, color, media, radius, size } from '@afterglow/tokens';
import { useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { listedSizes } from '../../cards/pictureSizes.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import { Cover } from './Cover.tsx';
import { playerWidth } from './playerWidth.ts';

const messages = defineMessages({
  locked: { id: 'videoPlayer.locked', defaultMessage: 'Please log in to complete this action' },
  broken: {
    id: 'videoPlayer.broken',
    defaultMessage: 'This video cannot be played right now. Check your connection, or try again in a moment.',
  },
  again: { id: 'videoPlayer.again', defaultMessage: 'Try again' },
  signIn: { id: 'videoPlayer.signIn', defaultMessage: 'Sign in' },
});

export interface PlayerTrack {
  kind: 'captions' | 'chapters';
  src: string;
  /** Language tag of the track's text. */
  lang: string;
  label: string;
}

export interface VideoPlayerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The video's title, for screen readers. */
  label: string | Pending;
  /** Null when there is none; the player keeps its aspect ratio. */
  poster: Picture | null;
  /** The picture of the card that was followed, shown until the poster is there. */
  preview?: Picture | null;
  /** URL of the video file; may redirect to an expiring link. */
  src: string;
  /** Captions and chapters as WebVTT, each with its language. */
  tracks?: readonly PlayerTrack[];
  /**
   * `pending`: it is not known yet whether it may be played. `locked`: members only, and this visitor is not signed in.
   * `gated`: nothing may be shown before the age check.
   */
  state?: 'ready' | 'pending' | 'locked' | 'broken' | 'gated';
  /** URL of the video's page, used to retry when the file cannot be played. */
  page: string;
  /** Link shown when the video is locked. */
  signInHref: string;
}

/** The video with the browser's own controls. */
export function VideoPlayer({
  label,
  poster,
  preview = null,
  src,
  tracks = [],
  state: given = 'ready',
  page,
  signInHref,
  ...rest
}: VideoPlayerProps) {
  const { formatMessage } = useIntl();
  const [broken, setBroken] = useState<string | null>(null);
  const [started, setStarted] = useState(false);
  // Only the first rendering knows the card's picture; it stays beneath until the poster has covered it.
  const [underlay] = useState(preview);
  const [ahead] = useState(given === 'pending');
  const [posterSettled, setPosterSettled] = useState(false);
  const settlePoster = () => setPosterSettled(true);
  const film = useRef<HTMLVideoElement>(null);
  const state = given === 'ready' && broken === src ? 'broken' : given;
  const again = (event: MouseEvent) => {
    if (given !== 'ready') return;
    event.preventDefault();
    setBroken(null);
  };
  const nearing = () => film.current && showLength(film.current);
  return (
    <Root
      onPointerEnter={nearing}
      onFocus={nearing}
      {...rest}
      data-component="VideoPlayer"
      data-state={state}
      data-started={started || undefined}
    >
      {/* Not the poster attribute: an <img> supports sizes and AVIF and a high fetch priority, and it is the LCP
          element. */}
      {underlay && state !== 'gated' && (
        <Image
          picture={underlay}
          alt=""
          width={288}
          height={162}
          sizes={listedSizes}
          eager
          // Already decoded for the card; an asynchronous decoder would leave the player empty for a frame.
          decoding="sync"
          data-part="player-preview"
        />
      )}
      {poster && state !== 'gated' && (
        <Image
          picture={poster}
          alt=""
          width={1280}
          height={720}
          sizes={posterSizes}
          eager="first"
          onLoad={settlePoster}
          onError={settlePoster}
          data-part="player-poster"
        />
      )}
      {(state === 'ready' || state === 'pending') && (
        <video
          data-part="player-video"
          key={src}
          ref={film}
          // A slow phone takes 110 ms to lay the browser's controls out: after the poster, as in a new document.
          controls={state === 'ready' && (!ahead || poster === null || posterSettled)}
          playsInline
          preload="none"
          width={1280}
          height={720}
          aria-label={isPending(label) ? undefined : label}
          src={src}
          onPlaying={() => setStarted(true)}
          onError={() => setBroken(src)}
        >
          {tracks.map((track) => (
            <track key={track.src} kind={track.kind} src={track.src} srcLang={track.lang} label={track.label} />
          ))}
        </video>
      )}
      {state === 'locked' && (
        <Cover
          icon="lock"
          sentence={formatMessage(messages.locked)}
          way={{ href: signInHref, label: formatMessage(messages.signIn) }}
        />
      )}
      {state === 'broken' && (
        <Cover
          icon="alert"
          sentence={formatMessage(messages.broken)}
          way={{ href: page, onClick: again, label: formatMessage(messages.again) }}
        />
      )}
    </Root>
  );
}

/** The player fills its column: the page minus the related list beside it. */
const posterSizes = `(min-width: ${breakpoint.md + 1}px) 70vw, 100vw`;

/** Without a poster attribute a video shows its first frame once loaded, covering the picture beneath. */
const transparentPixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Nothing is loaded before hover or focus, to leave the bandwidth to the picture; then metadata gives the controls the
 * duration.
 */
function showLength(film: HTMLVideoElement): void {
  if (film.preload !== 'none') return;
  film.poster = transparentPixel;
  film.preload = 'metadata';
}

const Root = styled.div`
  ${playerWidth}
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  /* The box is never wider than its picture: no bars. */
  max-inline-size: var(--player);
  margin-inline: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.player};
  background: ${color.stage};

  & [data-part='player-preview'],
  & [data-part='player-poster'],
  & [data-part='player-video'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  /* The browser's controls are over a picture in both themes. */
  & [data-part='player-video'] {
    color-scheme: dark;
  }
  /* Hides the grey box shown for a missing poster: the picture beneath is the poster. */
  & [data-part='player-video']::-webkit-media-controls {
    background: none;
  }
  &[data-started] [data-part='player-preview'],
  &[data-started] [data-part='player-poster'] {
    visibility: hidden;
  }
  /* Visible edge when the page is as dark as the player. */
  &::after {
    position: absolute;
    inset: 0;
    border: ${size.hairline} solid ${color.rim};
    border-radius: inherit;
    content: '';
    pointer-events: none;
  }
  &[data-state='locked'] [data-part='player-preview'],
  &[data-state='locked'] [data-part='player-poster'],
  &[data-state='broken'] [data-part='player-poster'] {
    object-fit: cover;
    filter: blur(${size.control});
    scale: 1.2;
  }

  /* On phones the player is full-bleed. */
  @media ${media.xs} {
    border-radius: 0;
  }

  /* In print, only the picture remains, if there is one. */
  @media print {
    & [data-part='player-video'],
    &:not(:has([data-part='player-poster'])) {
      display: none;
    }
    &[data-started] [data-part='player-poster'] {
      visibility: visible;
    }
  }
`;
