/** Milliseconds from the first sign of intent until an element was painted. */
export interface IntentTiming {
  /** The video's title. */
  title: number;
  /** The first picture in its player. */
  picture: number;
  /** The player's large picture, if the first picture was the one of the card. */
  largePicture: number;
  /** The click itself. */
  clickDelay: number;
}

declare global {
  interface Window {
    intentTiming?: IntentTiming;
  }
}

/** Runs in a list page. Measures from the first sign of intent on its first card until the video page is painted. */
export function measureVideoPaint(): void {
  const title = document.querySelector('main article a')?.textContent ?? '';
  const cardPicture = document.querySelector('main article img') as HTMLImageElement | null;
  const cardUrl = cardPicture?.currentSrc ?? '';
  const timing: IntentTiming = { title: NaN, picture: NaN, largePicture: NaN, clickDelay: NaN };
  window.intentTiming = timing;
  let startedAt = Number.NaN;
  const onIntent = (event: Event): void => {
    if (Number.isNaN(startedAt) && event.target instanceof Element && event.target.closest('article'))
      startedAt = event.timeStamp;
  };
  for (const kind of ['touchstart', 'mouseover', 'focusin', 'click'])
    document.addEventListener(kind, onIntent, { capture: true, passive: true });
  const onClick = (event: Event): void => {
    timing.clickDelay = event.timeStamp - startedAt;
  };
  document.addEventListener('click', onClick, true);
  // Set before the paint, so that the browser reports its time.
  const markElements = (): void => {
    const player = document.querySelector('[data-component="VideoPlayer"]');
    if (!player) return;
    const heading = [...document.querySelectorAll('h1')].find((one) => one.textContent === title);
    heading?.setAttribute('elementtiming', 'opened title');
    for (const picture of player.querySelectorAll('img, video'))
      picture.setAttribute('elementtiming', 'opened picture');
  };
  const observer = new MutationObserver(markElements);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  const onEntry = ({ identifier, startTime, url = '' }: PerformanceEntry): void => {
    const time = startTime - startedAt;
    if (identifier === 'opened title') timing.title = time;
    if (identifier !== 'opened picture') return;
    if (Number.isNaN(timing.picture)) timing.picture = time;
    if (url !== cardUrl && Number.isNaN(timing.largePicture)) timing.largePicture = time;
  };
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type: 'element' });
}
