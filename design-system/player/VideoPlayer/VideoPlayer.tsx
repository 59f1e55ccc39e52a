import { breakpoint, color, media, motion, radius, size, space } from '@afterglow/tokens';
import { useState, type ComponentProps, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';
import type { Picture } from '../../reader/picture.ts';
import { listedSizes } from '../../cards/pictureSizes.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import { Cover } from './Cover.tsx';
import { playerWidth } from './playerWidth.ts';
import { preloadMetadata } from './preloadMetadata.ts';
import type { PlayerDetails, PlayerFailure, PlayerTrack } from './playerDetails.ts';
import { usePlayerUpgrade } from './usePlayerUpgrade.ts';

const messages = defineMessages({
  locked: { id: 'videoPlayer.locked', defaultMessage: 'Please log in to complete this action' },
  broken: {
    id: 'videoPlayer.broken',
    defaultMessage: 'This video cannot be played right now. Check your connection, or try again in a moment.',
  },
  offline: {
    id: 'videoPlayer.offline',
    defaultMessage: 'You are offline. The video goes on from here as soon as you are connected again.',
  },
  gone: {
    id: 'videoPlayer.gone',
    defaultMessage: 'This video has been removed. Here is its page, with others like it.',
  },
  unsupported: {
    id: 'videoPlayer.unsupported',
    defaultMessage: 'Your browser cannot play the format of this video (H.264). Try another browser.',
  },
  play: { id: 'videoPlayer.play', defaultMessage: 'Play the video' },
  again: { id: 'videoPlayer.again', defaultMessage: 'Try again' },
  signIn: { id: 'videoPlayer.signIn', defaultMessage: 'Sign in' },
});

export interface VideoPlayerProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The video's title, for screen readers. */
  label: string | Pending;
  /** Null if there is none; the player keeps its aspect ratio. */
  poster: Picture | null;
  /** Picture of the card that was followed, shown until the poster has loaded. */
  preview?: Picture | null;
  /** URL of the video file; may redirect to an expiring link. */
  src: string;
  /** Captions and chapters as WebVTT, each with its language. */
  tracks?: readonly PlayerTrack[];
  /**
   * `pending`: not known yet whether the video may be played. `locked`: for members only, and this visitor is not
   * signed in. `gated`: nothing may be shown before the age check.
   */
  state?: 'ready' | 'pending' | 'locked' | 'broken' | 'gated';
  /** URLs of the video's page, to retry after a failure, and of the sign-in page, for a locked video. */
  ways: { page: string; signIn: string };
  /** Data for the site's own controls; without it, the browser's controls stay. */
  details?: PlayerDetails | undefined;
}

/**
 * The video player: with the browser's controls in the server-rendered page, and with the site's own controls once
 * their code has loaded. The `<video>` element stays the same.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  // The key resets all state: nothing that was pressed, started or failed belongs to the next video.
  return <OnePlayer key={props.src} {...props} />;
}

function OnePlayer({
  label,
  poster,
  preview = null,
  src,
  tracks = [],
  state: given = 'ready',
  ways,
  details,
  ref,
  ...rest
}: VideoPlayerProps) {
  const { formatMessage } = useIntl();
  // Only the first render knows the card's picture; it stays below the poster until that has covered it.
  const [underlay] = useState(preview);
  const [ahead] = useState(given === 'pending');
  const [posterSettled, setPosterSettled] = useState(false);
  const settlePoster = () => setPosterSettled(true);
  const root = useSharedRef(ref);
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  const [failure, setFailure] = useState<{ reason: PlayerFailure; at: number } | null>(null);
  const [started, setStarted] = useState(false);
  const [pressed, setPressed] = useState(false);
  const state = given === 'ready' && failure !== null ? 'broken' : given;
  const { upgrade, Controls } = usePlayerUpgrade({ root, film, wanted: details !== undefined && state === 'ready' });
  const own = upgrade === 'coming' || upgrade === 'done';
  const fail = (reason: PlayerFailure) => {
    setFailure({ reason, at: film?.currentTime ?? 0 });
    setStarted(false);
    setPressed(false);
  };
  const again = (event: MouseEvent) => {
    if (given !== 'ready' || failure?.reason === 'gone') return;
    event.preventDefault();
    setFailure(null);
  };
  // Nothing is loaded before hover or focus, to leave the bandwidth to the picture. The site's own controls know which
  // file will play: another one would be begun and aborted.
  const nearing = () => film && state === 'ready' && !own && preloadMetadata(film);
  const play = () => {
    if (!film) return;
    setPressed(true);
    // The controls show a refusal; the error event reports a broken file.
    film.play().catch(() => setPressed(false));
  };
  return (
    <Root
      onPointerEnter={nearing}
      onFocus={nearing}
      {...rest}
      ref={root}
      // A press on the video moves the focus here, and with it the keys that would scroll the page.
      tabIndex={own ? -1 : undefined}
      data-component="VideoPlayer"
      data-state={state}
      data-started={started || undefined}
      data-upgrade={details && upgrade}
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
          // Already decoded for the card; with asynchronous decoding the player would be empty for a frame.
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
          ref={setFilm}
          // A slow phone takes 110 ms for the layout of the browser's controls: after the poster, as in a new document.
          controls={state === 'ready' && !own && (!ahead || poster === null || posterSettled)}
          playsInline
          preload="none"
          width={1280}
          height={720}
          aria-label={isPending(label) ? undefined : label}
          src={src}
          onPlay={() => setPressed(true)}
          onPause={() => setPressed(false)}
          onPlaying={() => setStarted(true)}
          onSeeked={() => setStarted(true)}
          onError={() => !own && fail('broken')}
        >
          {tracks.map((track) => (
            <track
              key={track.src}
              kind={track.kind === 'storyboard' ? 'metadata' : track.kind}
              src={track.src}
              srcLang={track.lang}
              label={track.label}
            />
          ))}
        </video>
      )}
      {state === 'ready' && details && !started && (
        <button type="button" data-part="player-start" aria-label={formatMessage(messages.play)} onClick={play}>
          <span data-part="player-start-disc">
            {pressed ? (
              <Spinner data-part="player-start-spinner" />
            ) : (
              <Icon data-part="player-start-icon" name="play" filled />
            )}
          </span>
        </button>
      )}
      {state === 'ready' && details && Controls && film && !isPending(label) && (
        <Controls
          film={film}
          label={label}
          tracks={tracks}
          details={details}
          started={started}
          startAt={failure === null ? null : failure.at}
          onPress={setPressed}
          onFailure={fail}
        />
      )}
      {state === 'locked' && (
        <Cover
          icon="lock"
          sentence={formatMessage(messages.locked)}
          way={{ href: ways.signIn, label: formatMessage(messages.signIn) }}
        />
      )}
      {state === 'broken' && (
        <Cover
          icon="alert"
          sentence={formatMessage(messages[failure?.reason ?? 'broken'])}
          way={{ href: ways.page, onClick: again, label: formatMessage(messages.again) }}
        />
      )}
    </Root>
  );
}

/** The player fills its column: the page minus the related list beside it. */
const posterSizes = `(min-width: ${breakpoint.md + 1}px) 70vw, 100vw`;

const Root = styled.div`
  ${playerWidth}
  position: relative;
  overflow: hidden;
  container: player / inline-size;
  inline-size: 100%;
  /* The box is never wider than the video, so that there are no bars. */
  max-inline-size: var(--player);
  margin-inline: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.player};
  background: ${color.stage};

  &:focus {
    outline: none;
  }
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
  /* One large button over the whole poster, only where a script handles it. */
  & [data-part='player-start'] {
    display: none;
    position: absolute;
    inset: 0;
    place-items: center;
    color: ${color.onShade};
  }
  & [data-part='player-start']:focus-visible {
    outline: none;
  }
  & [data-part='player-start-disc'] {
    display: grid;
    place-items: center;
    inline-size: ${size.bigPlay};
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.shade};
    backdrop-filter: blur(${space[2]});
    transition:
      scale ${motion.base} ${motion.out},
      background-color ${motion.base} ${motion.out};
  }
  & [data-part='player-start-icon'] {
    inline-size: ${space[8]};
    block-size: ${space[8]};
    translate: ${space.half};
  }
  & [data-part='player-start-spinner'] {
    inline-size: ${space[9]};
    block-size: ${space[9]};
  }
  & [data-part='player-start']:hover [data-part='player-start-disc'] {
    background: ${color.accentOnShade};
    color: ${color.stage};
    scale: 1.06;
  }
  & [data-part='player-start']:focus-visible [data-part='player-start-disc'] {
    outline: ${size.ring} solid ${color.onShade};
    outline-offset: ${size.ringGap};
  }
  @media screen and (scripting: enabled) {
    :root:not([data-scriptless], [data-player='native']) &:not([data-upgrade='failed']) [data-part='player-start'] {
      display: grid;
    }
    :root:not([data-live], [data-scriptless], [data-player='native'])
      &[data-upgrade]
      [data-part='player-video']::-webkit-media-controls {
      display: none;
    }
  }
  /* Fills the screen, whatever its shape. */
  &:fullscreen {
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100%;
    max-block-size: none;
    border-radius: 0;
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
