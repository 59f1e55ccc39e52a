const closing = new WeakSet<HTMLDetailsElement>();

/**
 * Closes an open `<details>` on Esc, on a press or focus outside it, when a link in it is followed and when the page
 * changes. Listens only while it is open, so that many closed ones cost nothing.
 */
export function closeOnLeave(details: HTMLDetailsElement): void {
  if (closing.has(details)) return;
  closing.add(details);
  const document = details.ownerDocument;
  const listeners = new AbortController();
  const { signal } = listeners;
  signal.addEventListener('abort', () => closing.delete(details));

  const close = () => {
    details.open = false;
    listeners.abort();
  };
  const inside = (event: Event) => event.target instanceof Node && details.contains(event.target);

  details.addEventListener('toggle', () => !details.open && listeners.abort(), { signal });
  document.addEventListener('pointerdown', (event) => !inside(event) && close(), { signal, capture: true });
  document.addEventListener('focusin', (event) => !inside(event) && close(), { signal });
  document.defaultView?.addEventListener('popstate', close, { signal });
  details.addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a') && close(),
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      close();
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
}
