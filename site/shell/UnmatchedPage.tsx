import { createElement } from 'react';
import { lazyPage } from './lazyPage.tsx';
import { pageComponent } from './loadedPages.ts';
import { isPage, loadRareRoutes, matchRoute, missingPage } from './routes.ts';

interface UnmatchedPageProps {
  path: string;
  /** Path and known query. */
  href: string;
}

/** A page of the rare routes, or the 404 page. */
function MatchedLate({ path, href }: UnmatchedPageProps) {
  const route = matchRoute(path, new URLSearchParams(href.split('?')[1]));
  if (route) return createElement(pageComponent(route), { ...route.props, key: route.page });
  const Missing = missingPage();
  return Missing && createElement(Missing, { path, isPage });
}

// oxlint-disable-next-line afterglow/no-untranslated-text -- a cache key
const LoadedLate = lazyPage('rare routes', async () => {
  await loadRareRoutes();
  return MatchedLate;
});

/**
 * The page at an address without a known route. If the rare routes cannot be loaded, for example offline, it fails like
 * any other page.
 */
export const UnmatchedPage = (props: UnmatchedPageProps) =>
  createElement(missingPage() === null ? LoadedLate : MatchedLate, props);
