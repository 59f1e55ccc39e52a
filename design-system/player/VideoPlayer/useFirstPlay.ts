import { useEffect, useRef } from 'react';
import { onLeaving } from '../../primitives/onLeaving.ts';

/** Counts a view once, a second after the first play (D54), or earlier if the visitor leaves within that second. */
export function useFirstPlay(film: HTMLVideoElement, id: number, countView: (id: number) => void): void {
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
    if (film.played.length > 0 || !film.paused) wait();
    else film.addEventListener('playing', wait, { once: true });
    const stopListening = onLeaving(count);
    return () => {
      stopListening();
      film.removeEventListener('playing', wait);
      count();
    };
  }, [film, id]);
}
