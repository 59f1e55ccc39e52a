import { useMediaAttach, useContainerAttach } from '@videojs/react';
import { useEffect } from 'react';
import { Player } from './player.ts';
import type { PlayerDetails } from './playerDetails.ts';
import { PlayerStage } from './PlayerStage.tsx';
import type { PlayerFailure } from './usePlayerUpgrade.ts';
import type { PlayerTrack } from './VideoPlayer.tsx';

export interface PlayerControlsProps {
  /** The `<video>` of the server's page. It stays where it is, and plays on. */
  film: HTMLVideoElement;
  label: string;
  /** As the video's own children. */
  tracks: readonly PlayerTrack[];
  /** What is known of the video without its media. */
  details: PlayerDetails;
  /** Whether a frame of the film has been seen; before that there is the poster. */
  started: boolean;
  /** Seconds at which to go on after a failure; null at the first try. */
  startAt: number | null;
  /** Playback was asked for. */
  onPress: () => void;
  /** It cannot be played, after all tries. */
  onFailure: (reason: PlayerFailure) => void;
}

/** Our own controls over an element that already stands. Loaded after the poster is painted. */
export function PlayerControls(props: PlayerControlsProps) {
  const container = props.film.closest<HTMLElement>('[data-component="VideoPlayer"]');
  if (container === null) return null;
  return (
    <Player>
      <Adopt film={props.film} container={container} />
      <PlayerStage {...props} container={container} />
    </Player>
  );
}

/** Video.js's own `<Video>` would make a new element; this hands it the one that stands. */
function Adopt({ film, container }: { film: HTMLVideoElement; container: HTMLElement }) {
  const attachMedia = useMediaAttach();
  const attachContainer = useContainerAttach();
  useEffect(() => {
    attachMedia?.(film);
    attachContainer?.(container);
    return () => {
      attachMedia?.(null);
      attachContainer?.(null);
    };
  }, [attachMedia, attachContainer, film, container]);
  return null;
}
