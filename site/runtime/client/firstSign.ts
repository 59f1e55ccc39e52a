const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Resolves at the first sign that somebody is at the page: a pointer, a key, focus, scrolling. Nothing that only a
 * visitor's next act needs is loaded before.
 */
export const firstSign = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  if (scrollY > 0) return resolve();
  const heard = new AbortController();
  const hear = () => {
    heard.abort();
    resolve();
  };
  for (const kind of signs) addEventListener(kind, hear, { capture: true, passive: true, signal: heard.signal });
});
