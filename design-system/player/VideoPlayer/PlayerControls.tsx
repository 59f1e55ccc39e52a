import { useMediaAttach, useContainerAttach } from '@videojs/react';
import { useEffect } from 'react';
import { Player } from './player.ts';
import type { PlayerControlsProps } from './playerDetails.ts';
import { PlayerStage } from './PlayerStage.tsx';

/** The site's own controls over an existing media element. Loaded after the poster has been painted. */
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

/** Attaches the existing element, as Video.js's own `<Video>` would create a new one. */
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
