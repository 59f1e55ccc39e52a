import { delay, media } from '@afterglow/tokens';
import { savesData } from '../reader/savesData.ts';

/** Plays one preview at a time, after the pointer or the focus has rested on its card for a while. */
function previewPlayer() {
  let place: HTMLElement | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(waiting);
    place?.querySelector('video')?.remove();
    place = null;
  };
  const rest = (card: EventTarget | null) => {
    const next = previewOf(card);
    if (next === place) return;
    stop();
    if (next === null || prefersNoPreview()) return;
    place = next;
    waiting = setTimeout(() => playPreview(next), delay.preview);
  };
  return { rest, stop, plays: () => place?.querySelector('video') != null };
}

interface Handlers {
  over: (event: PointerEvent) => void;
  leave: (event: PointerEvent) => void;
  focus: (event: FocusEvent) => void;
  stop: () => void;
  hold: (event: PointerEvent) => void;
  release: (event: PointerEvent) => void;
  menu: (event: Event) => void;
  click: (event: MouseEvent) => void;
}

/** Adds the listeners of a list. Returns a function that removes them. */
function listen(list: HTMLElement, handlers: Handlers): () => void {
  const { over, leave, focus, stop, hold, release, menu, click } = handlers;
  const listening = new AbortController();
  const on = { signal: listening.signal, passive: true };
  list.addEventListener('pointerover', over, on);
  list.addEventListener('pointerleave', leave, on);
  list.addEventListener('focusin', focus, on);
  list.addEventListener('focusout', stop, on);
  list.addEventListener('pointerdown', hold, on);
  list.addEventListener('pointerup', release, on);
  list.addEventListener('pointercancel', release, on);
  list.addEventListener('contextmenu', menu, { signal: listening.signal });
  list.addEventListener('click', click, { signal: listening.signal, capture: true });
  return () => listening.abort();
}

/**
 * A `ref` for a list: one set of listeners for all cards. An element with `data-preview` plays that clip after 300 ms
 * of hover, focus or touch. Nothing is loaded before that, and nothing at all with reduced motion, reduced data or in
 * discreet mode. Returns a cleanup function.
 */
export function previewsIn(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  let touching = false;
  let held = false;

  const { rest, stop, plays } = previewPlayer();

  const over = (event: PointerEvent) => event.pointerType === 'mouse' && rest(event.target);
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && stop();
  const focus = (event: FocusEvent) =>
    event.target instanceof Element && event.target.matches(':focus-visible') && rest(event.target);
  const hold = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    touching = true;
    held = false;
    rest(event.target);
  };
  // A long press that started a preview must neither open the link's context menu nor follow the link.
  const menu = (event: Event) => {
    if (!touching || !plays()) return;
    held = true;
    event.preventDefault();
  };
  const release = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    touching = false;
    held ||= plays();
    stop();
  };
  const click = (event: MouseEvent) => {
    if (held) event.preventDefault();
    held = false;
  };

  const stopListening = listen(list, { over, leave, focus, stop, hold, release, menu, click });
  return () => {
    stop();
    stopListening();
  };
}

const previewOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? (target.closest('article')?.querySelector<HTMLElement>('[data-preview]') ?? null) : null;

const prefersNoPreview = (): boolean =>
  matchMedia(media.reducedMotion).matches || savesData() || document.documentElement.hasAttribute('data-discreet');

function playPreview(place: HTMLElement): void {
  const clip = document.createElement('video');
  Object.assign(clip, { muted: true, loop: true, playsInline: true, disablePictureInPicture: true, tabIndex: -1 });
  clip.ariaHidden = 'true';
  // The still picture stays visible until the first frame has loaded.
  clip.hidden = true;
  clip.addEventListener('playing', () => (clip.hidden = false), { once: true });
  clip.addEventListener('error', () => clip.remove(), { once: true });
  clip.src = place.dataset['preview'] ?? '';
  // The clip replaces the picture, so it takes over the part name that styles select by.
  const part = place.querySelector('img')?.dataset['part'];
  if (part !== undefined) clip.dataset['part'] = part;
  place.querySelector('picture, img')?.after(clip);
  // Rejected if the browser blocks autoplay; the picture stays.
  clip.play().catch(() => clip.remove());
}
