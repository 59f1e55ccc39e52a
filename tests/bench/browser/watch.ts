/** What a page tells of its own loading; times are milliseconds since its navigation began. */
export interface Watched {
  largest: { time: number; what: string; pixels: number; url: string }[];
  shifts: number;
  longTasks: { begun: number; lasted: number }[];
  thumbnails: number[];
  /** Errors that hydration mended; the floor of hydration counts them. */
  mismatches: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
  interface PerformanceEntry {
    // Fields of the kinds of entries asked for below, which TypeScript's DOM does not know.
    readonly element?: Element | null;
    readonly size?: number;
    readonly url?: string;
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly identifier?: string;
  }
}

/** Runs in the page, before anything of it. */
export function watchPage(): void {
  const watched: Watched = { largest: [], shifts: 0, longTasks: [], thumbnails: [], mismatches: 0 };
  window.watched = watched;
  const on = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  on('largest-contentful-paint', (entry) => {
    const words = (entry.element?.textContent ?? '').trim().slice(0, 40);
    watched.largest.push({
      time: entry.startTime,
      what: `<${entry.element?.tagName.toLowerCase() ?? '?'}>${words ? ` “${words}”` : ''}`,
      pixels: entry.size ?? 0,
      url: entry.url ?? '',
    });
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) watched.shifts += entry.value ?? 0;
  });
  on('longtask', (entry) => watched.longTasks.push({ begun: entry.startTime, lasted: entry.duration }));
  on('element', (entry) => {
    if (entry.identifier === 'thumbnail') watched.thumbnails.push(entry.startTime);
  });
  // The first pictures of a list are marked as they are parsed, which is before any of them can be painted.
  const marking = new MutationObserver(() => {
    const pictures = [...document.querySelectorAll('li img')].slice(0, 4);
    for (const picture of pictures) picture.setAttribute('elementtiming', 'thumbnail');
    if (pictures.length === 4) marking.disconnect();
  });
  marking.observe(document, { childList: true, subtree: true });
}
