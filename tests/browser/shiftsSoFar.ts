import type { Page } from '@playwright/test';

interface CountedShifts {
  /** Selector of the parts whose shifts count. */
  within?: string;
  /** Times of the page, in milliseconds, between which shifts do not count: those that a press has asked for. */
  except?: readonly [from: number, to: number];
}

/**
 * Returns the sum of the layout shifts of the page so far. Shifts are reported in order, so the report of a deliberate
 * shift shows that all earlier ones were reported.
 */
export const shiftsSoFar = (page: Page, counted: CountedShifts = {}): Promise<number> =>
  page.evaluate(
    ({ within, except }) =>
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
        const isAsked = ({ startTime }: LayoutShift) =>
          except !== undefined && startTime >= except[0] && startTime <= except[1];
        const counts = ({ sources }: LayoutShift) =>
          within === undefined || sources.some((source) => elementOf(source)?.closest(within));
        let madeAt = 0;
        let sum = 0;
        new PerformanceObserver((list) => {
          // LayoutShift has no type yet.
          for (const shift of list.getEntries() as LayoutShift[]) {
            if (isLast(shift)) resolve(sum);
            else if (counts(shift) && !isAsked(shift)) sum += shift.value;
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
    counted,
  );
