import { useEffect, useState } from 'react';
import { listen } from './listen.ts';

/** Whether a mouse is over the player or the keyboard is in it. */
export function useNear(container: HTMLElement): boolean {
  const [near, setNear] = useState(() => container.matches(':is(:hover,:focus-within)'));
  useEffect(() => {
    const look = ({ type }: Event) =>
      setNear(container.matches(':focus-within') || (type !== 'pointerleave' && container.matches(':hover')));
    return listen(container, { pointerenter: look, pointerleave: look, focusin: look, focusout: look });
  }, [container]);
  return near;
}
