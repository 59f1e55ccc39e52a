/**
 * Calls the listener when the page is hidden, left or closed. Hidden is included because a phone that ends a page in
 * the background fires no event after that.
 * @returns a function that removes the listener
 */
export function onLeaving(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pagehide', listener, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener(), { signal });
  return () => listening.abort();
}
