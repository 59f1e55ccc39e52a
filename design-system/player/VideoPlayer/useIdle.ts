import { useCallback, useEffect, useRef, useState } from 'react';
import { listen } from './listen.ts';

/** Milliseconds without a movement after which controls over a running film leave. */
const idleMs = 2_800;

/** Whether nobody has touched, moved over or reached the player by keyboard for a while. */
export function useIdle(container: HTMLElement): { idle: boolean; wake: () => void; sleep: () => void } {
  const [idle, setIdle] = useState(false);
  const timer = useRef(0);
  const startTimer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // Whoever goes through them by keyboard has to see where they are; the timer starts anew when focus leaves.
      const focused = container.querySelector(':focus-visible');
      if (!focused?.closest('[data-part="player-bar"]')) setIdle(true);
    }, idleMs);
  }, [container]);
  const wake = useCallback(() => {
    startTimer();
    setIdle(false);
  }, [startTimer]);
  const sleep = useCallback(() => {
    clearTimeout(timer.current);
    setIdle(true);
  }, []);
  useEffect(() => {
    const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setIdle(true);
    startTimer();
    const stop = listen(container, {
      pointermove: wake,
      keydown: wake,
      focusin: wake,
      focusout: wake,
      pointerleave: leave,
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [container, startTimer, wake]);
  return { idle, wake, sleep };
}
