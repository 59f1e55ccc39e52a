import { color, media, motion, radius, size, space } from '@afterglow/tokens';
import { useState, type ComponentProps, type ComponentType, type MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { drawnScene } from '../../primitives/drawnPicture.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { useSharedRef } from '../../primitives/useSharedRef.ts';
import type { Picture } from '../../reader/picture.ts';
import { isPending, type Pending } from '../../reader/pending.ts';
import { Cover } from './Cover.tsx';
import { PlayerPictures } from './PlayerPictures.tsx';
import { PlayerVideo } from './PlayerVideo.tsx';
import { playerWidth } from './playerWidth.ts';
import type { PlayerControlsProps, PlayerDetails, PlayerTrack } from './playerDetails.ts';
import { usePlayerState, type Player, type PlayerState } from './usePlayerState.ts';
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
  /** Whether the video may be played, and why not. */
  state?: PlayerState;
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

function OnePlayer({ poster, preview = null, tracks = [], state: initial = 'ready', ...props }: VideoPlayerProps) {
  const { label, src, ways, details, ref, ...rest } = props;
  const root = useSharedRef(ref);
  const player = usePlayerState(initial);
  const { video, state, started } = player;
  const { upgrade, Controls } = usePlayerUpgrade({ root, video, wanted: details !== undefined && state === 'ready' });
  const own = upgrade === 'coming' || upgrade === 'done';
  const posterFirst = usePosterFirst(initial, poster);
  // Nothing is loaded before hover or focus, to leave the bandwidth to the picture. The site's own controls know which
  // file will play: another one would be begun and aborted.
  const nearing = () => !own && player.preload();
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
      <PlayerPictures poster={poster} preview={preview} gated={state === 'gated'} onSettled={posterFirst.settle} />
      {(state === 'ready' || state === 'pending') && (
        <PlayerVideo
          label={label}
          src={src}
          tracks={tracks}
          controls={state === 'ready' && !own && !posterFirst.waiting}
          {...player.videoProps}
          onError={() => !own && player.fail('broken')}
        />
      )}
      {details && <ReadyPlayer player={player} label={label} tracks={tracks} details={details} Controls={Controls} />}
      <PlayerCover player={player} ways={ways} />
    </Root>
  );
}

interface Ready {
  player: Player;
  label: string | Pending;
  tracks: readonly PlayerTrack[];
  details: PlayerDetails;
  Controls: ComponentType<PlayerControlsProps> | null;
}

/** The large button until the video starts, and the site's own controls once they have loaded. */
function ReadyPlayer({ player, label, tracks, details, Controls }: Ready) {
  const { video, state, started, pressed, play } = player;
  if (state !== 'ready') return null;
  return (
    <>
      {!started && <StartButton pressed={pressed} onClick={play} />}
      {Controls && video && !isPending(label) && (
        <Controls video={video} label={label} tracks={tracks} details={details} {...player.controlsProps} />
      )}
    </>
  );
}

/**
 * Returns whether the browser's controls wait for the poster. On a page that was shown before its answer they do, as a
 * slow phone takes 110 ms for their layout: after the poster, as in a new document.
 */
function usePosterFirst(initial: PlayerState, poster: Picture | null): { waiting: boolean; settle: () => void } {
  const [ahead] = useState(initial === 'pending');
  const [settled, setSettled] = useState(false);
  return { waiting: ahead && poster !== null && !settled, settle: () => setSettled(true) };
}

/** One large button over the whole poster. */
function StartButton({ pressed, onClick }: { pressed: boolean; onClick: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <button type="button" data-part="player-start" aria-label={formatMessage(messages.play)} onClick={onClick}>
      <span data-part="player-start-disc">
        {pressed ? (
          <Spinner data-part="player-start-spinner" />
        ) : (
          <Icon data-part="player-start-icon" name="play" filled />
        )}
      </span>
    </button>
  );
}

/** Explains over the poster why the video cannot be played; renders nothing if it can. */
function PlayerCover({ player, ways }: { player: Player; ways: VideoPlayerProps['ways'] }) {
  const { formatMessage } = useIntl();
  if (player.state === 'locked') {
    const way = { href: ways.signIn, label: formatMessage(messages.signIn) };
    return <Cover icon="lock" sentence={formatMessage(messages.locked)} way={way} />;
  }
  if (player.state !== 'broken') return null;
  const again = (event: MouseEvent) => {
    if (!player.retry) return;
    event.preventDefault();
    player.retry();
  };
  const way = { href: ways.page, onClick: again, label: formatMessage(messages.again) };
  return <Cover icon="alert" sentence={formatMessage(messages[player.failure?.reason ?? 'broken'])} way={way} />;
}

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

  &:not([data-started], [data-state='gated']) {
    ${drawnScene}
  }
  /* There the picture has bars beside it. */
  @media ${media.short} {
    &:not([data-started]) {
      background: ${color.stage};
    }
  }
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
