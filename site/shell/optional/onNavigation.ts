/** wouter dispatches the first two. */
const events = ['pushState', 'replaceState', 'popstate'];

/** Says when the page has changed within this document, not when the same page's address gets another hash. */
export function onNavigation(listener: () => void): () => void {
  let last = location.pathname + location.search;
  const handle = () => {
    const here = location.pathname + location.search;
    if (here === last) return;
    last = here;
    // After React has drawn it.
    setTimeout(listener);
  };
  for (const event of events) addEventListener(event, handle);
  return () => {
    for (const event of events) removeEventListener(event, handle);
  };
}
