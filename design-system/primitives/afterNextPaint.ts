/** Resolves once the next frame has been painted; in a page that is not shown, once it is shown again. */
export const afterNextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
