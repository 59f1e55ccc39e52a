import { useEffect } from 'react';

/** Counts a view once, a second after the first play (D54). */
export function useFirstPlay(film: HTMLVideoElement, id: number, countView: (id: number) => void): void {
  useEffect(() => {
    let timer = 0;
    const count = () => {
      timer = window.setTimeout(() => countView(id), 1_000);
    };
    if (film.played.length > 0 || !film.paused) count();
    else film.addEventListener('playing', count, { once: true });
    return () => {
      clearTimeout(timer);
      film.removeEventListener('playing', count);
    };
  }, [film, id, countView]);
}
