import { navigate } from 'wouter/use-browser-location';
import { focusWhenTitled, newHistoryState } from './scrollRestoration.ts';
import { loadPage } from './loadedPages.ts';
import { matchRoute, type MatchedRoute } from '../routing/routes.ts';
import { retryFailed } from '../data/retryFailed.ts';
import { decoders, type Read } from '../data/read.ts';

interface Page {
  address: string;
  opened: MatchedRoute;
}

/** The page of ours that a link leads to without a new document; null for all other links. */
function pageForLink(target: EventTarget | null): Page | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    'reload' in link.dataset
  )
    return null;
  const url = new URL(link.href);
  // Another language, or a place within this page, is the browser's own business.
  if (url.origin !== location.origin || url.searchParams.has('lang') || url.hash !== '') return null;
  // This very page again: somebody wants it anew.
  if (url.pathname === location.pathname && url.search === location.search) return null;
  const opened = matchRoute(url.pathname, url.searchParams);
  return opened && { address: url.pathname + url.search, opened };
}

/** A page that has failed leads to itself by a link that says so: then it asks again where it stands. */
const asksAgain = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[data-retry]') !== null && retryFailed();

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** A page whose code is there waits this many milliseconds for its answers before it shows that it waits. */
const skeletonDelayMs = 100;

/**
 * Follows links within the document, and begins to bring code and answers of the next page as soon as somebody points
 * at it: a finger down, a pointer over it, or the keyboard's focus. One listener each for the whole document.
 */
export function interceptLinks(language: string, prefetch: (read: Read<unknown>) => Promise<void>): () => void {
  const prefetchPage = async ({ opened }: Page): Promise<void> => {
    // What reads replies comes along; where it does not come, neither do they, and the page says so.
    decoders().catch(() => undefined);
    const answers = Promise.all(opened.reads(language).map(prefetch));
    await loadPage(opened);
    for (const read of opened.deferredReads()) void prefetch(read);
    // Drawing a skeleton only to replace it at once costs a slow phone as much time as the page itself.
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, skeletonDelayMs))]);
  };
  const handleIntent = (event: Event): void => {
    const page = pageForLink(event.target);
    // Bringing ahead may fail quietly: the click tries again and then says so.
    if (page) void prefetchPage(page).catch(() => undefined);
  };
  const handleClick = (event: MouseEvent): void => {
    if (isPlainClick(event) && asksAgain(event.target)) {
      event.preventDefault();
      focusWhenTitled();
      return;
    }
    const page = isPlainClick(event) ? pageForLink(event.target) : null;
    if (!page) return;
    event.preventDefault();
    const go = () => navigate(page.address, { state: newHistoryState() });
    // The page's code cannot be had, for instance after a new version was put up: a new document brings it, where there
    // is a connection to bring it over. Without one the page itself says so.
    prefetchPage(page).then(go, () => (navigator.onLine ? location.assign(page.address) : go()));
  };
  const passive = { passive: true } as const;
  document.addEventListener('click', handleClick);
  for (const kind of ['touchstart', 'mouseover', 'focusin'] as const)
    document.addEventListener(kind, handleIntent, passive);
  return () => {
    document.removeEventListener('click', handleClick);
    for (const kind of ['touchstart', 'mouseover', 'focusin'] as const)
      document.removeEventListener(kind, handleIntent);
  };
}
