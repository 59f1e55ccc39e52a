import { useEffect, useRef } from 'react';
import { listen } from './listen.ts';

/** Milliseconds: two taps closer than this are a double tap. A press longer than `holdMs` is a hold. */
const doubleTapMs = 300;
const holdMs = 500;
/** Pixels that a finger may move and still tap. */
const slackPixels = 12;

export interface TouchActions {
  /** A single tap, or a click of the mouse. */
  tap: (pointer: 'touch' | 'mouse') => void;
  /** Two taps: `back` on the left 35 %, `ahead` on the right 35 %, `middle` between them. */
  doubleTap: (side: 'back' | 'ahead' | 'middle', pointer: 'touch' | 'mouse') => void;
  hold: (held: boolean) => void;
}

/** Handles gestures on the video itself: tap, double tap and hold. Swipes are left to the page. */
export function useTouch(surface: HTMLElement | null, actions: TouchActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (surface === null) return undefined;
    let down: { x: number; y: number } | null = null;
    let lastTap = 0;
    let holding = 0;
    let held = false;
    let single = 0;

    const release = () => {
      clearTimeout(holding);
      if (held) latest.current.hold(false);
      held = false;
    };
    const cancel = () => {
      down = null;
      release();
    };
    const press = ({ clientX, clientY, button, pointerType, isPrimary }: PointerEvent) => {
      // A second finger zooms the page.
      if (!isPrimary) cancel();
      if (button !== 0 || !isPrimary) return;
      down = { x: clientX, y: clientY };
      if (pointerType !== 'mouse')
        holding = window.setTimeout(() => {
          held = true;
          latest.current.hold(true);
        }, holdMs);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (down && !held && Math.hypot(clientX - down.x, clientY - down.y) > slackPixels) {
        down = null;
        release();
      }
    };
    const lift = ({ clientX, pointerType, timeStamp }: PointerEvent) => {
      const wasHeld = held;
      release();
      if (down === null || wasHeld) return;
      down = null;
      const pointer = pointerType === 'mouse' ? 'mouse' : 'touch';
      const { left, width } = surface.getBoundingClientRect();
      const share = (clientX - left) / width;
      if (timeStamp - lastTap < doubleTapMs) {
        clearTimeout(single);
        latest.current.doubleTap(share < 0.35 ? 'back' : share > 0.65 ? 'ahead' : 'middle', pointer);
        // Further taps continue in the same direction.
        lastTap = pointer === 'touch' ? timeStamp : 0;
        return;
      }
      lastTap = timeStamp;
      if (pointer === 'mouse') latest.current.tap(pointer);
      else single = window.setTimeout(() => latest.current.tap(pointer), doubleTapMs);
    };
    const noMenu = (event: Event) => held && event.preventDefault();
    const stop = listen(surface, {
      pointerdown: press,
      pointermove: move,
      pointerup: lift,
      pointercancel: cancel,
      pointerleave: cancel,
      contextmenu: noMenu,
    });
    return () => {
      clearTimeout(single);
      release();
      stop();
    };
  }, [surface]);
}
