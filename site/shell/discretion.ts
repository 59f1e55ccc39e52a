import { isDiscreet, watchDiscreet } from '@afterglow/design-system/reader/discreet.ts';
import { blankIcon } from './blankIcon.ts';

/** Shows the page's own title, or keeps it in `data-own` and shows one that reveals nothing. */
function applyTitle(title: HTMLTitleElement, discreetTitle: string): void {
  if (isDiscreet()) {
    if (title.text === discreetTitle) return;
    title.dataset['own'] = title.text;
    title.text = discreetTitle;
  } else if (title.dataset['own'] !== undefined) {
    title.text = title.dataset['own'];
    delete title.dataset['own'];
  }
}

function applyIcon(icon: HTMLLinkElement): void {
  icon.dataset['own'] ??= icon.href;
  const href = isDiscreet() ? blankIcon : icon.dataset['own'];
  if (icon.getAttribute('href') !== href) icon.href = href;
}

/**
 * Gives the tab a title and an icon that reveal nothing while the visitor is discreet, as the server does. Returns a
 * cleanup function.
 */
export function hideTab(discreetTitle: string): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const title = document.querySelector('title');
  const apply = () => {
    if (title) applyTitle(title, discreetTitle);
    if (icon) applyIcon(icon);
  };
  apply();
  const stopWatching = watchDiscreet(apply);
  // Each page sets a title of its own.
  const observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    stopWatching();
    observer.disconnect();
  };
}

/** Milliseconds within which the three presses must come. */
const pressesMs = 1_000;

/**
 * Opens a page that reveals nothing after three presses of Shift with no other key between them, like QuickExit: the
 * page is blank at once, and going back does not return to it. Returns a cleanup function.
 */
export function leaveOnThreeShifts(href: string): () => void {
  let presses: number[] = [];
  const handle = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (repeat) return;
    presses = key === 'Shift' ? [...presses, timeStamp].filter((time) => timeStamp - time < pressesMs) : [];
    if (presses.length < 3) return;
    document.documentElement.dataset['leaving'] = '';
    location.replace(href);
  };
  addEventListener('keydown', handle);
  return () => removeEventListener('keydown', handle);
}
