import { navigate } from 'wouter/use-browser-location';
import { focusWhenTitled, keepFocusOnWayTo } from './headingFocus.ts';
import { nextEntry } from './historyEntry.ts';
import { isTyping } from './isTyping.ts';
import { linkAt, plainLink, showPressed } from './plainLink.ts';
import { placeKeptBy } from './stopScroll.ts';
import { loadStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { loadPage } from './loadedPages.ts';
import { retryFailed } from '../data/retryFailed.ts';
import type { Read } from '../data/read.ts';
import type { MatchedRoute } from '../pages/definePage.ts';
import type { OfUser } from '../pages/pageCode.ts';

/** A site as its links need it. */
export interface LinkedSite<Visitor extends OfUser> {
  matchRoute: (path: string, query: URLSearchParams) => MatchedRoute<Visitor, unknown> | null;
  /** Returns whether only the server can interpret the address of a page. */
  needsDocument: (query: URLSearchParams) => boolean;
  /** Loads what every page needs before its first navigation, such as the decoders of replies. */
  loadShared: () => Promise<unknown>;
}

/** Returns the page of this site that a link opens without a new document; null for all other links. */
function pageForLink<Visitor extends OfUser>(
  link: HTMLAnchorElement | null,
  { matchRoute, needsDocument }: LinkedSite<Visitor>,
): URL | null {
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
const retryInPlace = (link: HTMLAnchorElement | null): boolean =>
  link !== null && 'retry' in link.dataset && retryFailed();

/** Milliseconds to wait for a page's answers before showing a skeleton, once its code is loaded. */
const skeletonDelayMs = 100;

/** The visitor and language that the linked pages are loaded for. */
type LinkedFor<Visitor> = Visitor & { language: string };

type Prefetch = (read: Read<unknown>) => Promise<void>;

/** Returns a function that loads a page's code and its reads; it rejects if the code cannot be loaded. */
const pagePrefetcher = <Visitor extends OfUser>(
  { matchRoute, loadShared }: LinkedSite<Visitor>,
  visitor: LinkedFor<Visitor>,
  prefetch: Prefetch,
) => {
  const { language, user } = visitor;
  const prefetchAll = async (reads: Read<unknown>[] | Promise<Read<unknown>[]>): Promise<void> => {
    await Promise.all((await reads).map(prefetch));
  };
  return async ({ pathname, search, searchParams }: URL): Promise<void> => {
    const route = matchRoute(pathname, searchParams);
    if (!route) throw new Error(`${pathname}${search} is no page.`);
    // In parallel; if that fails, the reads fail too, and the page reports it.
    loadShared().catch(() => undefined);
    const answers = prefetchAll(route.reads(language, user));
    // Reads that are loaded with the page's code fail together with it, which is noticed below.
    answers.catch(() => undefined);
    await Promise.all([loadPage(route), loadStyles()]);
    void prefetchAll(route.deferredReads(language, visitor));
    if (route.page.previewed) return;
    // Rendering a skeleton only to replace it at once costs a slow phone as much time as the page itself.
    await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, skeletonDelayMs))]);
  };
};

/** Resolves after the next frame has been painted, as the function of this name in the design system does. */
const afterNextPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Opens the page that a link leads to. Focus stays in a field to which it has moved since the press.
 * @param focused The element that had focus at the press.
 */
function follow(link: EventTarget | null, address: string, focused: Element | null): void {
  const place = placeKeptBy(link);
  if (document.activeElement !== focused && isTyping()) keepFocusOnWayTo(address);
  navigate(address, { state: nextEntry(place?.top) });
  place?.focusStart();
}

/** Calls a function whenever the visitor points at something: by touch, hover or keyboard focus. */
function onIntent(handle: (event: Event) => void): () => void {
  const kinds = ['touchstart', 'mouseover', 'focusin'] as const;
  for (const kind of kinds) document.addEventListener(kind, handle, { passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, handle);
  };
}

/** Returns a handler of clicks that opens links of the site within the document. */
function clickHandler<Visitor extends OfUser>(
  site: LinkedSite<Visitor>,
  prefetchPage: (page: URL) => Promise<void>,
): (event: MouseEvent) => void {
  let clicks = 0;
  return (event) => {
    const link = event.defaultPrevented ? null : plainLink(event);
    if (retryInPlace(link)) {
      event.preventDefault();
      focusWhenTitled();
      return;
    }
    const page = pageForLink(link, site);
    if (!page) return;
    event.preventDefault();
    const address = page.pathname + page.search;
    const [click, from] = [(clicks += 1), location.href];
    const settled = showPressed(link);
    const { activeElement } = document;
    const go = () => follow(link, address, activeElement);
    /** Returns whether no other link was clicked since, and the visitor has not gone elsewhere. */
    const isWanted = () => click === clicks && from === location.href;
    // Rendering a page takes a slow phone several frames, which come after the one that answers the press.
    const ready = Promise.all([prefetchPage(page), afterNextPaint()]).finally(settled);
    // The page's code failed to load, for instance after a deployment: load a new document instead, if online. Offline,
    // the page itself reports the failure.
    ready.then(
      () => isWanted() && go(),
      () => isWanted() && (navigator.onLine ? location.assign(address) : go()),
    );
  };
}

/**
 * Handles links within the document, and prefetches code and answers of the next page as soon as the visitor points at
 * its link: on touch, on hover or on keyboard focus. One listener each for the whole document.
 */
export function interceptLinks<Visitor extends OfUser>(
  site: LinkedSite<Visitor>,
  visitor: LinkedFor<Visitor>,
  prefetch: Prefetch,
): () => void {
  const prefetchPage = pagePrefetcher(site, visitor, prefetch);
  const stopPrefetching = onIntent(({ target }) => {
    const page = pageForLink(linkAt(target), site);
    // A prefetch may fail silently: the click retries and then reports the failure.
    if (page) void prefetchPage(page).catch(() => undefined);
  });
  const handleClick = clickHandler(site, prefetchPage);
  document.addEventListener('click', handleClick);
  return () => {
    stopPrefetching();
    document.removeEventListener('click', handleClick);
  };
}
