import { useCallback, useEffect, useRef } from 'react';
import { frameStepper } from './frames.ts';

/** Returns a function that moves the video by one frame, back (-1) or ahead (1). */
export function useFrameStep(video: HTMLVideoElement): (direction: 1 | -1) => void {
  const stepper = useRef<ReturnType<typeof frameStepper> | null>(null);
  useEffect(() => {
    const made = frameStepper(video);
    stepper.current = made;
    return made.stop;
  }, [video]);
  return useCallback((direction) => stepper.current?.step(direction), []);
}
