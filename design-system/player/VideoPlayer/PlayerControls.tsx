import type { PlayerControlsProps } from './playerDetails.ts';
import { PlayerStage } from './PlayerStage.tsx';
import { MediaProvider } from './videoJs.tsx';

/** The site's own controls over an existing media element. Loaded after the poster has been painted. */
export function PlayerControls(props: PlayerControlsProps) {
  const container = props.video.closest<HTMLElement>('[data-component="VideoPlayer"]');
  if (container === null) return null;
  return (
    <MediaProvider video={props.video} container={container}>
      <PlayerStage {...props} container={container} />
    </MediaProvider>
  );
}
