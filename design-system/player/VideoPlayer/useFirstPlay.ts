import { useEffect, useRef } from 'react';
import { onLeaving } from '../../primitives/onLeaving.ts';

/** Counts a view once, a second after the first play (D54), or earlier if the visitor leaves within that second. */
export function useFirstPlay(video: HTMLVideoElement, id: number, countView: (id: number) => void): void {
  const latest = useRef(countView);
  useEffect(() => {
    latest.current = countView;
  });
  useEffect(() => {
    let timer = 0;
    const count = () => {
      if (timer === 0) return;
      clearTimeout(timer);
      timer = 0;
      latest.current(id);
    };
    const wait = () => {
      timer = window.setTimeout(count, 1_000);
    };
    if (video.played.length > 0 || !video.paused) wait();
    else video.addEventListener('playing', wait, { once: true });
    const stopListening = onLeaving(count);
    return () => {
      stopListening();
      video.removeEventListener('playing', wait);
      count();
    };
  }, [video, id]);
}
