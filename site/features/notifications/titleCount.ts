import { isDiscreet, watchDiscreet } from '@afterglow/design-system/reader/discreet.ts';

/** Largest number that is shown, as beside the bell. */
const mostShown = 99;

const withCount = (title: string, count: number): string =>
  count > 0 ? `(${count > mostShown ? `${mostShown}+` : count}) ${title}` : title;

/**
 * Shows a number before the title of the tab, whatever page sets the title; not in discreet mode, whose title reveals
 * nothing. Returns a function that changes the number, and one that takes it away.
 */
export function startTitleCount(): { show: (count: number) => void; stop: () => void } {
  const title = document.querySelector('title');
  if (!title) return { show: () => undefined, stop: () => undefined };
  let count = 0;
  let own = title.text;
  let shown = title.text;
  const apply = () => {
    if (isDiscreet()) return;
    // A page, or the end of the discreet mode, has set another title.
    if (title.text !== shown) own = title.text;
    shown = withCount(own, count);
    if (title.text !== shown) title.text = shown;
  };
  const stopWatching = watchDiscreet(apply);
  const observer = new MutationObserver(apply);
  observer.observe(title, { childList: true, characterData: true, subtree: true });
  const show = (next: number) => {
    apply();
    count = next;
    apply();
  };
  return {
    show,
    stop: () => {
      show(0);
      observer.disconnect();
      stopWatching();
    },
  };
}
