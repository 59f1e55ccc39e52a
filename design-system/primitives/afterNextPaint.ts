/** Resolves after the next frame has been painted; in a hidden page, once it is visible again. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
