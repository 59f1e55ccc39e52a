import { breakpoint, color, media, radius, size } from '@afterglow/tokens';
import { useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { Cover } from './Cover.tsx';

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
  /** Language tag of its text. */
  lang: string;
  label: string;
}

export interface VideoPlayerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The video's title, read aloud. */
  label: string;
  /** Null when there is none; the player keeps its shape. */
  poster: Picture | null;
  /** Address of the video file; it may answer with a redirect to a link that expires. */
  src: string;
  /** Captions and chapters as WebVTT, each with its language. */
  tracks?: readonly PlayerTrack[];
  /** `locked`: only for members, and this visitor is none. `gated`: nothing of it may be shown yet. */
  state?: 'ready' | 'locked' | 'broken' | 'gated';
  /** The page of the video: what to try again when its file cannot be played. */
  page: string;
  /** The way on from a locked one. */
  signInHref: string;
}

/** The video with the browser's own controls. */
export function VideoPlayer({
  label,
  poster,
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
      {/* Not the poster attribute: an <img> offers sizes and AVIF and is asked for first, and it is what is painted largest. */}
      {poster && state !== 'gated' && (
        <Image picture={poster} alt="" width={1280} height={720} sizes={posterSizes} eager="first" />
      )}
      {state === 'ready' && (
        <video
          key={src}
          ref={film}
          controls
          playsInline
          preload="none"
          width={1280}
          height={720}
          aria-label={label}
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
        <Cover icon="lock" sentence={formatMessage(messages.locked)}>
          <a href={signInHref}>{formatMessage(messages.signIn)}</a>
        </Cover>
      )}
      {state === 'broken' && (
        <Cover icon="alert" sentence={formatMessage(messages.broken)}>
          <a href={page} onClick={again}>
            {formatMessage(messages.again)}
          </a>
        </Cover>
      )}
    </Root>
  );
}

/** The player is as wide as its column: the page but for the list beside it. */
const posterSizes = `(min-width: ${breakpoint.md + 1}px) 70vw, 100vw`;

/** Without a poster of its own a video shows its first frame as soon as that is there, over the picture beneath. */
const transparentPixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Nothing is loaded until somebody comes near, so that the line is the picture's; then the controls learn the length. */
function showLength(film: HTMLVideoElement): void {
  if (film.preload !== 'none') return;
  film.poster = transparentPixel;
  film.preload = 'metadata';
}

const Root = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  max-block-size: 72vh;
  border-radius: ${radius.player};
  background: ${color.stage};

  & img,
  & video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  /* The browser's own signs stand over a picture, in either theme. */
  & video {
    color-scheme: dark;
  }
  /* A grey box in place of a poster that the picture beneath already is. */
  & video::-webkit-media-controls {
    background: none;
  }
  &[data-started] img {
    visibility: hidden;
  }
  /* Its edge, where the page is as dark as the stage. */
  &::after {
    position: absolute;
    inset: 0;
    border: ${size.hairline} solid ${color.rim};
    border-radius: inherit;
    content: '';
    pointer-events: none;
  }
  &[data-state='locked'] img,
  &[data-state='broken'] img {
    object-fit: cover;
    filter: blur(${size.control});
    scale: 1.2;
  }

  /* A phone's player runs from edge to edge, and is too low for a sign over the longest sentence. */
  @media ${media.xs} {
    border-radius: 0;

    &[data-state='broken'] svg {
      display: none;
    }
  }

  /* Paper plays nothing: what is left is the picture, if there is one. */
  @media print {
    & video,
    &:not(:has(img)) {
      display: none;
    }
    &[data-started] img {
      visibility: visible;
    }
  }
`;
