// Storybook's global objects in a frame; they have no public type to import.
interface StoryWindow {
  HTMLElement: typeof HTMLElement;
  __STORYBOOK_ADDONS_CHANNEL__?: { once: (event: string, listener: () => void) => void };
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Milliseconds after which a frame that never becomes ready no longer holds up those after it. */
const timeoutMs = 6000;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Loads a story into a frame when it comes near the viewport, one frame after the other: several at once would take the
 * focus from each other while they are played. Returns a function that stops waiting for the viewport.
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

/** Resolves when the story has been rendered and played or has failed, and at the latest after the timeout. */
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
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- same origin, so its globals are accessible
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

/**
 * Keeps what a story has opened when another frame takes the focus, as only one frame can have it. Also keeps the page
 * from scrolling when the story focuses an element.
 */
function keepFocusState(story: Window & StoryWindow): void {
  // Nothing in the frame gets the focus: it has left the frame, which still counts as focused at this moment.
  const keep = (event: FocusEvent) => {
    if (event.relatedTarget === null) event.stopImmediatePropagation();
  };
  for (const name of ['blur', 'focusout'] as const) story.addEventListener(name, keep, { capture: true });
  // oxlint-disable-next-line typescript/unbound-method -- called with the element as `this`
  const { focus } = story.HTMLElement.prototype;
  story.HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
