import { useEffect, useState } from 'react';
import { takeContinuation } from './continuing.ts';
import { muteAutomatically, setMuted } from './videoElement.ts';

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Starts a video that follows another one by itself. If the browser refuses sound, the video starts without it; returns
 * true from then on until the sound is on. If that is refused, too, the video waits for a press like any other.
 */
export function useContinuation(video: HTMLVideoElement, onPress: (pressed: boolean) => void): boolean {
  const [silenced, setSilenced] = useState(false);
  // Read while rendering: a press may lead to the next page before the effect runs.
  const [page] = useState(() => location.pathname);
  useEffect(() => {
    if (!takeContinuation(page)) return undefined;
    const heard = () => !video.muted && setSilenced(false);
    video.addEventListener('volumechange', heard);
    void (async () => {
      onPress(true);
      const { muted } = video;
      try {
        await video.play();
        return;
      } catch (error) {
        if (!isRefusal(error)) return;
      }
      if (!muted) muteAutomatically(video);
      try {
        await video.play();
        setSilenced(!muted);
      } catch (error) {
        if (!isRefusal(error)) return;
        setMuted(video, muted);
        onPress(false);
      }
    })();
    return () => video.removeEventListener('volumechange', heard);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, at the start
  }, [video]);
  return silenced;
}
