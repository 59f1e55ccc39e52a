import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { setLoop } from './videoElement.ts';

/** State of the repetition of the whole video; not kept for the next one. */
export function useLoop(video: HTMLVideoElement): [boolean, Dispatch<SetStateAction<boolean>>] {
  const [loop, setLooped] = useState(video.loop);
  useEffect(() => {
    setLoop(video, loop);
  }, [video, loop]);
  return [loop, setLooped];
}
