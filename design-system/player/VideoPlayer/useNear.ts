import { useEffect, useState } from 'react';

/** Whether a mouse is over the player or the keyboard is in it. */
export function useNear(container: HTMLElement): boolean {
  const [near, setNear] = useState(() => container.matches(':is(:hover,:focus-within)'));
  useEffect(() => {
    const look = ({ type }: Event) =>
      setNear(container.matches(':focus-within') || (type !== 'pointerleave' && container.matches(':hover')));
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'];
    for (const event of events) container.addEventListener(event, look);
    return () => {
      for (const event of events) container.removeEventListener(event, look);
    };
  }, [container]);
  return near;
}
