import { areStylesLoaded, loadStyles } from '@afterglow/design-system/build/runtime/loadStyles';
import { loadRareRoutes, matchRoute, missingPage } from './routes.ts';

/**
 * Delays `popstate` until the rules of all components and, for a rare page or none, the rest of the routes are loaded:
 * back and forward may lead to a page that an earlier document has opened. Call before the router listens.
 */
export function waitOnReturn(): void {
  addEventListener('popstate', (event) => {
    const { pathname, search } = location;
    const isRouteKnown = missingPage() || matchRoute(pathname, new URLSearchParams(search));
    // The event dispatched below is not trusted: what cannot be loaded is not waited for again.
    if (!event.isTrusted || (isRouteKnown && areStylesLoaded())) return;
    event.stopImmediatePropagation();
    Promise.all([isRouteKnown || loadRareRoutes(), loadStyles().catch(() => undefined)]).then(
      () => dispatchEvent(new PopStateEvent('popstate', { state: history.state })),
      () => location.reload(),
    );
  });
}
