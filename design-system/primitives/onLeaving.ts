/**
 * Calls the listener when the page is about to go: hidden, left, or its tab closed. A phone that ends a page in the
 * background fires nothing after the page was hidden. Returns how to stop.
 */
export function onLeaving(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pagehide', listener, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener(), { signal });
  return () => listening.abort();
}
