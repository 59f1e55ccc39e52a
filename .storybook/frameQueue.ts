// Storybook's global objects in a frame; they have no public type to import.
interface StoryWindow {
  HTMLElement: typeof HTMLElement;
  __STORYBOOK_ADDONS_CHANNEL__?: { once: (event: string, listener: () => void) => void };
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** A frame that never says that it is ready does not stop those after it. */
const timeoutMs = 6000;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Loads a story into a frame when it comes near, one frame after the other: many at once would take the focus from each
 * other while they are played. Returns what stops waiting.
 */
export function frameQueue(frame: HTMLIFrameElement, address: string): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      queue = queue.then(() => load(frame, address));
    },
    { rootMargin: '200px' },
  );
  observer.observe(frame);
  return () => observer.disconnect();
}

/** Settles when the story is rendered and played. */
const load = (frame: HTMLIFrameElement, address: string): Promise<void> =>
  new Promise((resolve) => {
    if (!frame.isConnected) return resolve();
    const timer = setTimeout(resolve, timeoutMs);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    frame.addEventListener(
      'load',
      () => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the same origin, so that its globals can be reached
        const story = frame.contentWindow as (Window & StoryWindow) | null;
        if (!story) return done();
        keepFocusState(story);
        if (story.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished') return done();
        for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
          story.__STORYBOOK_ADDONS_CHANNEL__?.once(event, done);
      },
      { once: true },
    );
    frame.src = address;
  });

/** Only one frame can have the focus: what opened stays open when another one takes it, and the page does not scroll. */
function keepFocusState(story: Window & StoryWindow): void {
  // Nothing in the frame has it next: it has left the frame, which still counts as focused at this moment.
  const keep = (event: FocusEvent) => {
    if (event.relatedTarget === null) event.stopImmediatePropagation();
  };
  for (const name of ['blur', 'focusout'] as const) story.addEventListener(name, keep, { capture: true });
  // oxlint-disable-next-line typescript/unbound-method -- called on the element that it is called for
  const { focus } = story.HTMLElement.prototype;
  story.HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
