import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { setLoop } from './film.ts';

/** State of the repetition of the whole video; not kept for the next one. */
export function useLoop(film: HTMLVideoElement): [boolean, Dispatch<SetStateAction<boolean>>] {
  const [loop, setLooped] = useState(film.loop);
  useEffect(() => {
    setLoop(film, loop);
  }, [film, loop]);
  return [loop, setLooped];
}
