/** How long after the first sign of intent something stood on the screen, in milliseconds. */
export interface Arrival {
  /** The video's title and its player. */
  title: number;
  /** The picture in the player. */
  poster?: number;
  /** The click. */
  lead: number;
}

declare global {
  interface Window {
    arrival?: Arrival;
  }
}

/** Runs in a list page: waits for whatever points at a card, then for the page of its video. */
export function awaitVideo(): void {
  const title = document.querySelector('main article a')?.textContent ?? '';
  let begun = 0;
  let clicked = 0;
  const begin = (event: Event): void => {
    if (begun === 0 && event.target instanceof Element && event.target.closest('article')) begun = event.timeStamp;
  };
  for (const kind of ['touchstart', 'mouseover', 'focusin'])
    document.addEventListener(kind, begin, { capture: true, passive: true });
  document.addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp;
    },
    true,
  );
  const marked = (): boolean => {
    const heading = [...document.querySelectorAll('h1')].find((one) => one.textContent === title);
    const player = document.querySelector('[data-component="VideoPlayer"]');
    if (!heading || !player) return false;
    // Before the frame is painted: the browser then tells when it was.
    heading.setAttribute('elementtiming', 'title');
    player.querySelector('img')?.setAttribute('elementtiming', 'poster');
    return true;
  };
  const waiting = new MutationObserver(() => {
    if (marked()) waiting.disconnect();
  });
  waiting.observe(document, { childList: true, subtree: true, characterData: true });
  let poster: number | undefined;
  const tell = (entry: PerformanceEntry): void => {
    if (entry.identifier === 'title')
      window.arrival = {
        title: entry.startTime - begun,
        lead: clicked - begun,
        ...(poster !== undefined && { poster }),
      };
    if (entry.identifier === 'poster') {
      poster = entry.startTime - begun;
      if (window.arrival) window.arrival.poster = poster;
    }
  };
  new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type: 'element', buffered: true });
}
