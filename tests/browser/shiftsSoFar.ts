import type { Page } from '@playwright/test';

/**
 * Returns the sum of the layout shifts of the page so far, or only of those within the selector `within`. Shifts are
 * reported in order, so the report of a deliberate shift shows that all earlier ones were reported.
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
          // LayoutShift has no type yet.
          for (const shift of list.getEntries() as LayoutShift[]) {
            if (isLast(shift)) resolve(sum);
            else if (counts(shift)) sum += shift.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // After the layout that is pending now.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            madeAt = performance.now();
            document.body.prepend(last);
          }),
        );
      }),
    within,
  );
