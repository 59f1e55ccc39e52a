import { useEffect, useState } from 'react';
import { takeContinuation } from './continuing.ts';
import { muteUnasked, setMuted } from './film.ts';

const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Starts a video that follows another one by itself. If the browser refuses sound, the video starts without it; returns
 * true from then on until the sound is on. If that is refused, too, the video waits for a press like any other.
 */
export function useContinuation(film: HTMLVideoElement, onPress: (pressed: boolean) => void): boolean {
  const [silenced, setSilenced] = useState(false);
  useEffect(() => {
    if (!takeContinuation()) return undefined;
    const heard = () => !film.muted && setSilenced(false);
    film.addEventListener('volumechange', heard);
    void (async () => {
      onPress(true);
      const { muted } = film;
      try {
        await film.play();
        return;
      } catch (error) {
        if (!isRefusal(error)) return;
      }
      if (!muted) muteUnasked(film);
      try {
        await film.play();
        setSilenced(!muted);
      } catch (error) {
        if (!isRefusal(error)) return;
        setMuted(film, muted);
        onPress(false);
      }
    })();
    return () => film.removeEventListener('volumechange', heard);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, at the start
  }, [film]);
  return silenced;
}
