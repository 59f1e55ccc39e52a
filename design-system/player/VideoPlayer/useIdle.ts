import { useCallback, useEffect, useRef, useState } from 'react';
import { listen } from './listen.ts';

/** Milliseconds without input after which the controls over a playing video are hidden. */
const idleMs = 2_800;

/** Returns whether nobody has touched the player, moved over it or reached it by keyboard for a while. */
export function useIdle(container: HTMLElement): { idle: boolean; wake: () => void; sleep: () => void } {
  const [idle, setIdle] = useState(false);
  const timer = useRef(0);
  const startTimer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // A keyboard user has to see the focused control; the timer restarts when the focus leaves it.
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
