import { useEffect, useState } from 'react';
import { listen } from './listen.ts';

/** Milliseconds without a movement after which controls over a running film leave. */
const idleMs = 2_800;

/** Whether nobody has touched, moved over or reached the player by keyboard for a while. */
export function useIdle(container: HTMLElement): { idle: boolean; wake: () => void; sleep: () => void } {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer = 0;
    const wake = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setIdle(true), idleMs);
      setIdle(false);
    };
    const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setIdle(true);
    wake();
    const stop = listen(container, { pointermove: wake, keydown: wake, focusin: wake, pointerleave: leave });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [container]);
  return { idle, wake: () => setIdle(false), sleep: () => setIdle(true) };
}
