import { useEffect, useState } from 'react';
import { useStage } from './stage.ts';

/** A jump that was just made; jumps in the same direction add up while it is shown. */
export interface Jump {
  /** Negative for back. */
  seconds: number;
  count: number;
}

const shownMs = 700;

/** Jumps by some seconds, and returns the jump while it is to be shown. */
export function useJump(onJump: () => void): { jumped: Jump | null; jump: (seconds: number) => void } {
  const { video, seek } = useStage();
  const [jumped, setJumped] = useState<Jump | null>(null);
  useEffect(() => {
    if (jumped === null) return undefined;
    const timer = setTimeout(() => setJumped(null), shownMs);
    return () => clearTimeout(timer);
  }, [jumped]);
  const jump = (seconds: number) => {
    seek(video.currentTime + seconds);
    setJumped((before) => ({
      seconds: before !== null && before.seconds * seconds > 0 ? before.seconds + seconds : seconds,
      count: (before?.count ?? 0) + 1,
    }));
    onJump();
  };
  return { jumped, jump };
}
