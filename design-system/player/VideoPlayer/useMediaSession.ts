import { useEffect } from 'react';
import { useStage } from './stage.ts';
import { useDiscreet } from '../../reader/discreet.ts';

/** Handles media keys and the lock screen, unless the visitor is in discreet mode. */
export function useMediaSession(title: string): void {
  const { video, details, seek, togglePlay } = useStage();
  const { channel, poster } = details;
  const discreet = useDiscreet();
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : null;
    if (session === null || discreet) return undefined;
    const announce = () => {
      session.metadata = new MediaMetadata({
        title,
        artist: channel,
        artwork: poster === null ? [] : [{ src: new URL(poster, location.href).href }],
      });
    };
    const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', () => video.paused && togglePlay()],
      ['pause', () => video.paused || togglePlay()],
      ['seekbackward', ({ seekOffset }) => seek(video.currentTime - (seekOffset ?? 10))],
      ['seekforward', ({ seekOffset }) => seek(video.currentTime + (seekOffset ?? 10))],
      ['seekto', ({ seekTime }) => seek(seekTime ?? 0)],
    ];
    if (!video.paused) announce();
    video.addEventListener('playing', announce);
    for (const [action, handler] of actions) session.setActionHandler(action, handler);
    return () => {
      video.removeEventListener('playing', announce);
      for (const [action] of actions) session.setActionHandler(action, null);
      session.metadata = null;
    };
  }, [video, title, channel, poster, seek, togglePlay, discreet]);
}
