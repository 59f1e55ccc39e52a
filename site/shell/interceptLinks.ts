import { navigate } from 'wouter/use-browser-location';
import type { SharedConfig } from '../kit/config.ts';
import { focusWhenTitled } from '../kit/headingFocus.ts';
import { nextEntry } from '../kit/historyEntry.ts';
import { placeKeptBy } from '../kit/stopScroll.ts';
import { loadStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { needsDocument } from '../routing/needsDocument.ts';
import { loadPage } from './loadedPages.ts';
import { matchRoute } from './pages.ts';
import { retryFailed } from '../data/retryFailed.ts';
import { decoders, type Read } from '../data/read.ts';

/** Returns the page of this site that a link opens without a new document; null for all other links. */
function pageForLink(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target !== '' ||
    link.hasAttribute('download') ||
    'reload' in link.dataset
  )
    return null;
  const url = new URL(link.href);
  // The browser handles fragments itself, too.
  if (url.origin !== location.origin || needsDocument(url.searchParams) || url.hash !== '') return null;
  // A link to the current page is a reload.
  if (url.pathname === location.pathname && url.search === location.search) return null;
  return matchRoute(url.pathname, url.searchParams) ? url : null;
}

/**
 * Retries in place if the link is marked `data-retry`, as on a failed page, where it points to the page itself. Returns
 * whether it did.
 */
const retryInPlace = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[data-retry]') !== null && retryFailed();

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Milliseconds to wait for a page's answers before showing a skeleton, once its code is loaded. */
const skeletonDelayMs = 100;

/** The part of the configuration that the reads of pages depend on. */
type LinkedFor = Pick<SharedConfig, 'language' | 'user'>;

type Prefetch = (read: Read<unknown>) => Promise<void>;

/** Returns a function that loads a page's code and its reads; it rejects if the code cannot be loaded. */
const pagePrefetcher = ({ language, user }: LinkedFor, prefetch: Prefetch) => {
  const prefetchAll = async (reads: Read<unknown>[] | Promise<Read<unknown>[]>): Promise<void> => {
    await Promise.all((await reads).map(prefetch));
  };
  return async ({ pathname, search, searchParams }: URL): Promise<void> => {
    const route = matchRoute(pathname, searchParams);
    if (!route) throw new Error(`${pathname}${search} is no page.`);
    // Load the decoders in parallel; if that fails, the reads fail too, and the page reports it.
    decoders().catch(() => undefined);
    const answers = prefetchAll(route.reads(language, user));
    // Reads that are loaded with the page's code fail together with it, which is noticed below.
    answers.catch(() => undefined);
    await Promise.all([loadPage(route), loadStyles()]);
    void prefetchAll(route.deferredReads(language));
    if (route.page.previewed) return;
    // Rendering a skeleton only to replace it at once costs a slow phone as much time as the page itself.
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, skeletonDelayMs))]);
  };
};

/** Opens the page that a link leads to. */
function follow(link: EventTarget | null, address: string): void {
  const place = placeKeptBy(link);
  navigate(address, { state: nextEntry(place?.top) });
  place?.focusStart();
}

/**
 * Handles links within the document, and prefetches code and answers of the next page as soon as the visitor points at
 * its link: on touch, on hover or on keyboard focus. One listener each for the whole document.
 */
export function interceptLinks(visitor: LinkedFor, prefetch: Prefetch): () => void {
  const prefetchPage = pagePrefetcher(visitor, prefetch);
  let clicks = 0;
  const handleIntent = (event: Event): void => {
    const page = pageForLink(event.target);
    // A prefetch may fail silently: the click retries and then reports the failure.
    if (page) void prefetchPage(page).catch(() => undefined);
  };
  const handleClick = (event: MouseEvent): void => {
    if (isPlainClick(event) && retryInPlace(event.target)) {
      event.preventDefault();
      focusWhenTitled();
      return;
    }
    const page = isPlainClick(event) ? pageForLink(event.target) : null;
    if (!page) return;
    event.preventDefault();
    const address = page.pathname + page.search;
    const [click, from] = [(clicks += 1), location.href];
    const { target } = event;
    const go = () => follow(target, address);
    /** Returns whether no other link was clicked since, and the visitor has not gone elsewhere. */
    const isWanted = () => click === clicks && from === location.href;
    // The page's code failed to load, for instance after a deployment: load a new document instead, if online. Offline,
    // the page itself reports the failure.
    prefetchPage(page).then(
      () => isWanted() && go(),
      () => isWanted() && (navigator.onLine ? location.assign(address) : go()),
    );
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
