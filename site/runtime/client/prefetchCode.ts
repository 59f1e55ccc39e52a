import { idle } from '../data/idle.ts';
import { loadStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { loadPage, type LoadableRoute } from './loadedPages.ts';

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/**
 * Returns the routes of the pages that links in the content lead to, each once; the browser handles links with a
 * fragment.
 */
function linkedPages<Route extends LoadableRoute>(match: MatchLink<Route>): Route[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#content a[href]')].filter(
    ({ origin, hash }) => origin === location.origin && hash === '',
  );
  const routes = links.flatMap(({ pathname, search }) => match(pathname, new URLSearchParams(search)) ?? []);
  return [...new Map(routes.map((route) => [route.page.file, route])).values()];
}

type MatchLink<Route> = (path: string, query: URLSearchParams) => Route | null;

/**
 * Loads the code of the pages that this one links to, one by one, once the document has loaded and the browser is idle,
 * so that following a link waits for none. Never loads their data.
 * @param match returns the page that a link leads to
 * @param loadShared loads what every page needs before its first navigation
 * @param prepare called with a page whose code is loaded, to render it ahead
 */
export async function prefetchCode<Route extends LoadableRoute>(
  match: MatchLink<Route>,
  loadShared: () => Promise<unknown>,
  prepare: (route: Route) => void,
): Promise<void> {
  await loaded();
  await idle();
  await loadStyles();
  await loadShared();
  for (const route of linkedPages(match)) {
    await idle();
    await loadPage(route);
    prepare(route);
  }
}
