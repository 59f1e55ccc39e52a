import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { setLoop } from './film.ts';

/** Whether the whole video is repeated; not kept for the next one. */
export function useLoop(film: HTMLVideoElement): [boolean, Dispatch<SetStateAction<boolean>>] {
  const [loop, setLooped] = useState(film.loop);
  useEffect(() => {
    setLoop(film, loop);
  }, [film, loop]);
  return [loop, setLooped];
}
