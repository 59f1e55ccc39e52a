/** wouter dispatches the first two events. */
const events = ['pushState', 'replaceState', 'popstate'];

/**
 * Calls the listener when the page has changed within this document, but not when only the hash of its address has.
 * Returns a cleanup function.
 */
export function onNavigation(listener: () => void): () => void {
  let last = location.pathname + location.search;
  const handle = () => {
    const here = location.pathname + location.search;
    if (here === last) return;
    last = here;
    // After React has rendered the page.
    setTimeout(listener);
  };
  for (const event of events) addEventListener(event, handle);
  return () => {
    for (const event of events) removeEventListener(event, handle);
  };
}
