/** Maximum distance in CSS pixels that a finger may move while it holds still. */
const driftPx = 10;

/** Not among the delays of the tokens, which every page loads. */
const holdMs = 500;

interface Handlers {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  cancel: () => void;
  menu: (event: MouseEvent) => void;
  click: (event: MouseEvent) => void;
}

/** Adds the listeners of a long press. Returns a function that removes them. */
function listen(element: HTMLElement, { down, move, cancel, menu, click }: Handlers): () => void {
  const listening = new AbortController();
  const on = { signal: listening.signal, passive: true };
  element.addEventListener('pointerdown', down, on);
  element.addEventListener('pointermove', move, on);
  element.addEventListener('pointerup', cancel, on);
  element.addEventListener('pointercancel', cancel, on);
  element.addEventListener('contextmenu', menu, { signal: listening.signal });
  element.addEventListener('click', click, { signal: listening.signal, capture: true });
  // On the document: the second finger may be anywhere, and any part of the page may scroll under the first.
  document.addEventListener('pointerdown', ({ isPrimary }) => !isPrimary && cancel(), on);
  document.addEventListener('scroll', cancel, { ...on, capture: true });
  return () => listening.abort();
}

/**
 * Calls `onLongPress` after a finger has held still on an element for half a second, and suppresses the click that may
 * follow. Uses pointer events, as Safari on iOS fires no `contextmenu`; if one is fired, it counts as well. Moving,
 * scrolling or a second finger cancels it.
 * @returns a cleanup function
 */
export function watchLongPress(element: HTMLElement, onLongPress: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let held = false;

  const cancel = () => clearTimeout(waiting);
  const fire = () => {
    cancel();
    if (held) return;
    // Called before `held` is set, since the callback may click something on the element.
    onLongPress();
    held = true;
  };
  const down = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    cancel();
    if (isPrimary) held = false;
    if (pointerType !== 'touch' || !isPrimary) return;
    start = { x: clientX, y: clientY };
    waiting = setTimeout(fire, holdMs);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > driftPx) cancel();
  };
  // A mouse keeps the browser's own menu, which can open the link in a new tab.
  const menu = (event: MouseEvent) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    event.preventDefault();
    fire();
  };
  const click = (event: MouseEvent) => {
    // A click by keyboard has a `detail` of 0.
    if (!held || event.detail === 0) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const stop = listen(element, { down, move, cancel, menu, click });
  return () => (cancel(), stop());
}
