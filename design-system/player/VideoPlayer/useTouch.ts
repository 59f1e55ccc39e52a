import { useEffect, useRef } from 'react';
import { listen } from './listen.ts';

/** Milliseconds: two taps closer than this are a double tap. A press longer than `holdMs` is a hold. */
const doubleTapMs = 300;
const holdMs = 500;
/** Pixels that a finger may move and still tap. */
const slackPixels = 12;

type Pointer = 'touch' | 'mouse';

export interface TouchActions {
  /** A single tap, or a click of the mouse. */
  tap: (pointer: Pointer) => void;
  /** Two taps: `back` on the left 35 %, `ahead` on the right 35 %, `middle` between them. */
  doubleTap: (side: 'back' | 'ahead' | 'middle', pointer: Pointer) => void;
  hold: (held: boolean) => void;
}

interface Latest {
  readonly current: TouchActions;
}

/** Tells a hold from a tap. */
function holdRecognizer(latest: Latest) {
  let timer = 0;
  let held = false;
  return {
    isHeld: () => held,
    press: () => {
      timer = window.setTimeout(() => {
        held = true;
        latest.current.hold(true);
      }, holdMs);
    },
    release: () => {
      clearTimeout(timer);
      if (held) latest.current.hold(false);
      held = false;
    },
  };
}

/** Tells a double tap from a tap. A single tap of a finger waits for a second one. */
function tapRecognizer(surface: HTMLElement, latest: Latest) {
  let lastTap = 0;
  let timer = 0;
  const sideOf = (clientX: number) => {
    const { left, width } = surface.getBoundingClientRect();
    const share = (clientX - left) / width;
    return share < 0.35 ? 'back' : share > 0.65 ? 'ahead' : 'middle';
  };
  const tap = ({ clientX, pointerType, timeStamp }: PointerEvent) => {
    const pointer = pointerType === 'mouse' ? 'mouse' : 'touch';
    if (timeStamp - lastTap < doubleTapMs) {
      clearTimeout(timer);
      latest.current.doubleTap(sideOf(clientX), pointer);
      // Further taps continue in the same direction.
      lastTap = pointer === 'touch' ? timeStamp : 0;
      return;
    }
    lastTap = timeStamp;
    if (pointer === 'mouse') latest.current.tap(pointer);
    else timer = window.setTimeout(() => latest.current.tap(pointer), doubleTapMs);
  };
  return { tap, cancel: () => clearTimeout(timer) };
}

/** Recognizes gestures until the returned function is called. */
function watchGestures(surface: HTMLElement, latest: Latest): () => void {
  const hold = holdRecognizer(latest);
  const taps = tapRecognizer(surface, latest);
  let down: { x: number; y: number } | null = null;
  const cancel = () => {
    down = null;
    hold.release();
  };
  const stop = listen(surface, {
    pointerdown: ({ clientX, clientY, button, pointerType, isPrimary }) => {
      // A second finger zooms the page.
      if (!isPrimary) cancel();
      if (button !== 0 || !isPrimary) return;
      down = { x: clientX, y: clientY };
      if (pointerType !== 'mouse') hold.press();
    },
    pointermove: ({ clientX, clientY }) => {
      if (down && !hold.isHeld() && Math.hypot(clientX - down.x, clientY - down.y) > slackPixels) cancel();
    },
    pointerup: (event) => {
      const tapped = down !== null && !hold.isHeld();
      hold.release();
      if (!tapped) return;
      down = null;
      taps.tap(event);
    },
    pointercancel: cancel,
    pointerleave: cancel,
    contextmenu: (event) => hold.isHeld() && event.preventDefault(),
  });
  return () => (taps.cancel(), hold.release(), stop());
}

/** Handles gestures on the video itself: tap, double tap and hold. Swipes are left to the page. */
export function useTouch(surface: HTMLElement | null, actions: TouchActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => (surface === null ? undefined : watchGestures(surface, latest)), [surface]);
}
