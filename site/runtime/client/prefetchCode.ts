import { idle } from '../data/idle.ts';
import { loadStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { loadPage, type LoadableRoute } from './loadedPages.ts';

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** A page that fewer links lead to is loaded when the visitor points at one of them, beside its answers. */
const linksOfLikelyPage = 8;

/**
 * Returns the routes of the pages that a row of links in the content leads to, each once, such as the cards of a list;
 * the browser handles links with a fragment. Leaves out pages that are never cached: forms, which each card or comment
 * of a guest may link to.
 */
function likelyPages<Route extends LinkedRoute>(match: MatchLink<Route>): Route[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#content a[href]')].filter(
    ({ origin, hash }) => origin === location.origin && hash === '',
  );
  const routes = links.flatMap(({ pathname, search }) => match(pathname, new URLSearchParams(search)) ?? []);
  const linksTo = (file: string): number => routes.filter(({ page }) => page.file === file).length;
  return [...new Map(routes.map((route) => [route.page.file, route])).values()].filter(
    ({ page }) => !page.uncached && linksTo(page.file) >= linksOfLikelyPage,
  );
}

interface LinkedRoute extends LoadableRoute {
  page: { file: string; uncached: boolean };
}

type MatchLink<Route> = (path: string, query: URLSearchParams) => Route | null;

/**
 * Loads the code of the pages that a visitor is likely to open next, one by one, once the document has loaded and the
 * browser is idle, so that following such a link waits for none. Never loads their data.
 * @param match returns the page that a link leads to
 * @param loadShared loads what every page needs before its first navigation
 * @param prepare called with a page whose code is loaded, to render it ahead
 */
export async function prefetchCode<Route extends LinkedRoute>(
  match: MatchLink<Route>,
  loadShared: () => Promise<unknown>,
  prepare: (route: Route) => void,
): Promise<void> {
  await loaded();
  await idle();
  await loadStyles();
  await loadShared();
  for (const route of likelyPages(match)) {
    await idle();
    await loadPage(route);
    prepare(route);
  }
}
