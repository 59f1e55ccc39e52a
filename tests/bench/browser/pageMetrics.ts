/** Metrics collected in the page; times are milliseconds since navigation start. */
export interface PageMetrics {
  largest: { time: number; what: string; pixels: number; url: string }[];
  shifts: number;
  longTasks: { begun: number; lasted: number }[];
  thumbnails: number[];
  /** Recoverable hydration errors, counted by the hydration baseline. */
  mismatches: number;
}

declare global {
  interface Window {
    pageMetrics: PageMetrics;
  }
  interface PerformanceEntry {
    // Fields of the observed entry types, which are missing in TypeScript's DOM types.
    readonly element?: Element | null;
    readonly size?: number;
    readonly url?: string;
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly identifier?: string;
  }
}

/** Runs in the page before its own scripts. */
export function collectPageMetrics(): void {
  const metrics: PageMetrics = { largest: [], shifts: 0, longTasks: [], thumbnails: [], mismatches: 0 };
  window.pageMetrics = metrics;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', (entry) => {
    const text = (entry.element?.textContent ?? '').trim().slice(0, 40);
    metrics.largest.push({
      time: entry.startTime,
      what: `<${entry.element?.tagName.toLowerCase() ?? '?'}>${text ? ` “${text}”` : ''}`,
      pixels: entry.size ?? 0,
      url: entry.url ?? '',
    });
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) metrics.shifts += entry.value ?? 0;
  });
  observe('longtask', (entry) => metrics.longTasks.push({ begun: entry.startTime, lasted: entry.duration }));
  observe('element', (entry) => {
    if (entry.identifier === 'thumbnail') metrics.thumbnails.push(entry.startTime);
  });
  // The first images of a list are marked while parsing, before they can be painted.
  const observer = new MutationObserver(() => {
    const pictures = [...document.querySelectorAll('li img')].slice(0, 4);
    for (const picture of pictures) picture.setAttribute('elementtiming', 'thumbnail');
    if (pictures.length === 4) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
