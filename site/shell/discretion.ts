import { isDiscreet, watchDiscreet } from '@afterglow/design-system/reader/discreet.ts';
import { blankIcon } from '../kit/blankIcon.ts';

/** Shows the page's own title, or hides it beside one that tells nothing. */
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

/** While the visitor is discreet, the tab has a title and an icon that tell nothing, as the server sends it. Returns how to stop. */
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

/** Within this time the three presses must come. */
const pressesMs = 1_000;

/**
 * Three presses of Shift, with no other key between them, lead to a page that tells nothing, as QuickExit does: the page
 * is blank at once, and going back does not return to it. Returns how to stop.
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
