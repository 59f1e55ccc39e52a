import { loadRareRoutes, matchRoute, missingPage } from './routes.ts';

/**
 * Back and forward lead to a rare page, or to none, that an earlier document has opened: the rest of the routes is
 * loaded before the router hears of it. Call before the router listens.
 */
export function loadRoutesOnReturn(): void {
  addEventListener('popstate', (event) => {
    const { pathname, search } = location;
    if (missingPage() || matchRoute(pathname, new URLSearchParams(search))) return;
    event.stopImmediatePropagation();
    loadRareRoutes().then(
      () => dispatchEvent(new PopStateEvent('popstate', { state: history.state })),
      () => location.reload(),
    );
  });
}
