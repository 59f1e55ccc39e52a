/** How far a finger that holds still may drift, in CSS pixels. */
const driftPx = 10;

/** Here rather than among the delays of the tokens, which every page loads. */
const holdMs = 500;

/**
 * Calls back once a finger has held still on an element for half a second; the click that may follow does nothing. By
 * pointer events, as Safari on iOS sends no `contextmenu`; where one is sent, it counts as well. Moving, scrolling or
 * a second finger cancels it. Returns a cleanup function.
 */
export function watchLongPress(element: HTMLElement, onLongPress: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let held = false;

  const cancel = () => clearTimeout(waiting);
  const fire = () => {
    cancel();
    if (held) return;
    // Before it counts as held: the callback may click something on the element.
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
  // A mouse keeps the browser's menu, which opens the link elsewhere.
  const menu = (event: MouseEvent) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    event.preventDefault();
    fire();
  };
  const click = (event: MouseEvent) => {
    // One of the keyboard has no count.
    if (!held || event.detail === 0) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const listening = new AbortController();
  const on = { signal: listening.signal, passive: true };
  element.addEventListener('pointerdown', down, on);
  element.addEventListener('pointermove', move, on);
  element.addEventListener('pointerup', cancel, on);
  element.addEventListener('pointercancel', cancel, on);
  element.addEventListener('contextmenu', menu, { signal: listening.signal });
  element.addEventListener('click', click, { signal: listening.signal, capture: true });
  // The second finger may stand anywhere, and any part of the page may scroll under the first.
  document.addEventListener('pointerdown', ({ isPrimary }) => !isPrimary && cancel(), on);
  document.addEventListener('scroll', cancel, { ...on, capture: true });
  return () => {
    cancel();
    listening.abort();
  };
}
