import { areStylesLoaded, loadStyles } from '@afterglow/design-system/build/runtime/loadStyles';

/**
 * Delays `popstate` until the rules of all components are loaded: back and forward may lead to a page that an earlier
 * document has opened. Call before the router listens.
 */
export function waitOnReturn(): void {
  addEventListener('popstate', (event) => {
    // The event dispatched below is not trusted: what cannot be loaded is not waited for again.
    if (!event.isTrusted || areStylesLoaded()) return;
    event.stopImmediatePropagation();
    void loadStyles()
      .catch(() => undefined)
      .then(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
  });
}
