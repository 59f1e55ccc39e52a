import { useEffect, useState } from 'react';
import { takeContinuation } from './continuing.ts';
import { setMuted } from './film.ts';

/**
 * Starts a video that follows another one by itself. A browser that refuses sound gets it without; returns whether it
 * did, until the sound is on.
 */
export function useContinuation(film: HTMLVideoElement, onPress: () => void): boolean {
  const [silenced, setSilenced] = useState(false);
  useEffect(() => {
    if (!takeContinuation()) return undefined;
    const heard = () => !film.muted && setSilenced(false);
    film.addEventListener('volumechange', heard);
    void (async () => {
      onPress();
      try {
        await film.play();
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'NotAllowedError')) return;
        setMuted(film, true);
        setSilenced(true);
        await film.play().catch(() => {});
      }
    })();
    return () => film.removeEventListener('volumechange', heard);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, [film]);
  return silenced;
}
