import { isDiscreet, watchDiscreet } from '@afterglow/design-system/reader/discreet.ts';

/** Nothing is drawn on it. */
const blankIcon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** While the visitor is discreet, the tab has a title and an icon that tell nothing. Returns how to stop. */
export function hideTab(discreetTitle: string): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const ownIcon = icon?.href ?? '';
  let ownTitle = document.title;
  const apply = () => {
    if (document.title !== discreetTitle) ownTitle = document.title;
    const [title, href] = isDiscreet() ? [discreetTitle, blankIcon] : [ownTitle, ownIcon];
    if (document.title !== title) document.title = title;
    if (icon && icon.href !== href) icon.href = href;
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
