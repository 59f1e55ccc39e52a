import { media } from '@afterglow/tokens';
import { useEffect, useState } from 'react';
import { listen } from './listen.ts';

/** A pressed button has the focus as well, but only keyboard focus is `:focus-visible`. */
const hasKeyboard = (container: HTMLElement): boolean => container.querySelector(':focus-visible') !== null;
const pointedAt = (container: HTMLElement): boolean => matchMedia(media.hover).matches && container.matches(':hover');

/**
 * Returns whether a mouse is over the player or keyboard focus is in it. A finger is not near: it has already pressed.
 */
export function useNear(container: HTMLElement): boolean {
  const [near, setNear] = useState(() => hasKeyboard(container) || pointedAt(container));
  useEffect(() => {
    const focus = () => setNear(hasKeyboard(container) || pointedAt(container));
    return listen(container, {
      pointerenter: ({ pointerType }) => pointerType !== 'touch' && setNear(true),
      pointerleave: () => setNear(hasKeyboard(container)),
      focusin: focus,
      focusout: focus,
    });
  }, [container]);
  return near;
}
