/** Resolves when the browser is idle; in Safari, which has no `requestIdleCallback`, after 200 ms. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
