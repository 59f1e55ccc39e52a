import type { Page } from '@playwright/test';

/**
 * The sum of what has moved in the page so far, as layout shifts; of `within` alone if that is given. Shifts are reported
 * in their order, so one that is made on purpose says that all before it have been.
 */
export const shiftsSoFar = (page: Page, within?: string): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          value: number;
          sources: { node: Node | null }[];
        }
        const last = document.createElement('div');
        last.style.height = '100px';
        const isLast = ({ startTime }: PerformanceEntry) => last.isConnected && startTime >= madeAt;
        const elementOf = ({ node }: LayoutShift['sources'][number]) =>
          node instanceof Element ? node : node?.parentElement;
        const counts = ({ sources }: LayoutShift) =>
          selector === undefined || sources.some((source) => elementOf(source)?.closest(selector));
        let madeAt = 0;
        let sum = 0;
        new PerformanceObserver((list) => {
          // LayoutShift has no type of its own yet.
          for (const shift of list.getEntries() as LayoutShift[]) {
            if (isLast(shift)) resolve(sum);
            else if (counts(shift)) sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // After what is being laid out now.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            madeAt = performance.now();
            document.body.prepend(last);
          }),
        );
      }),
    within,
  );
