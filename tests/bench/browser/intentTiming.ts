/** Milliseconds from the first sign of intent until elements were painted. */
export interface IntentTiming {
  /** The video's title and its player. */
  title: number;
  /** The picture in the player. */
  poster?: number;
  /** The click. */
  clickDelay: number;
}

declare global {
  interface Window {
    intentTiming?: IntentTiming;
  }
}

/** Runs in a list page: measures from the first interaction with a card until its video page is painted. */
export function measureVideoPaint(): void {
  const title = document.querySelector('main article a')?.textContent ?? '';
  let startedAt = 0;
  let clickedAt = 0;
  const onIntent = (event: Event): void => {
    if (startedAt === 0 && event.target instanceof Element && event.target.closest('article'))
      startedAt = event.timeStamp;
  };
  for (const kind of ['touchstart', 'mouseover', 'focusin'])
    document.addEventListener(kind, onIntent, { capture: true, passive: true });
  document.addEventListener(
    'click',
    (event) => {
      clickedAt = event.timeStamp;
    },
    true,
  );
  const markElements = (): boolean => {
    const heading = [...document.querySelectorAll('h1')].find((one) => one.textContent === title);
    const player = document.querySelector('[data-component="VideoPlayer"]');
    if (!heading || !player) return false;
    // Set before the paint, so that the browser reports its time.
    heading.setAttribute('elementtiming', 'title');
    player.querySelector('img')?.setAttribute('elementtiming', 'poster');
    return true;
  };
  const observer = new MutationObserver(() => {
    if (markElements()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  let poster: number | undefined;
  const onEntry = (entry: PerformanceEntry): void => {
    if (entry.identifier === 'title')
      window.intentTiming = {
        title: entry.startTime - startedAt,
        clickDelay: clickedAt - startedAt,
        ...(poster !== undefined && { poster }),
      };
    if (entry.identifier === 'poster') {
      poster = entry.startTime - startedAt;
      if (window.intentTiming) window.intentTiming.poster = poster;
    }
  };
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type: 'element', buffered: true });
}
