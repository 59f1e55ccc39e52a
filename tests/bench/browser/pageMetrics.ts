/** A script of a long animation frame. */
interface FrameScript {
  /** File name, or the invoker if there is no file. */
  what: string;
  lasted: number;
}

/** A long animation frame: its scripts, and the time of style and layout before the paint. */
export interface LongFrame {
  begun: number;
  lasted: number;
  /** Milliseconds of style and layout at the end of the frame. */
  layout: number;
  scripts: FrameScript[];
}

/** Metrics collected in the page; times are milliseconds since navigation start. */
export interface PageMetrics {
  largest: { time: number; what: string; pixels: number; url: string }[];
  shifts: number;
  longTasks: { begun: number; lasted: number }[];
  longFrames: LongFrame[];
  /** Paint times of marked elements: the first thumbnails of a list, title and picture of a video page. */
  painted: Record<'thumbnail' | 'title' | 'picture', number[]>;
  /** When the player's controls were painted; NaN before. The site omits them until the poster is painted. */
  controlsAt: number;
  /** When the page was hydrated; NaN before. */
  liveAt: number;
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
    readonly styleAndLayoutStart?: number;
    readonly scripts?: readonly { sourceURL: string; invoker: string; duration: number }[];
  }
}

/** Runs in the page before its own scripts. It is serialized and must not call other functions of this file. */
export function collectPageMetrics(): void {
  const painted: PageMetrics['painted'] = { thumbnail: [], title: [], picture: [] };
  const lists = { largest: [], longTasks: [], longFrames: [] };
  const times = { controlsAt: Number.NaN, liveAt: Number.NaN };
  const metrics: PageMetrics = { ...lists, ...times, painted, shifts: 0, mismatches: 0 };
  window.pageMetrics = metrics;
  const observers: Record<string, (entry: PerformanceEntry) => void> = {
    'largest-contentful-paint': (entry) => {
      const text = (entry.element?.textContent ?? '').trim().slice(0, 40);
      const what = `<${entry.element?.tagName.toLowerCase() ?? '?'}>${text ? ` “${text}”` : ''}`;
      metrics.largest.push({ time: entry.startTime, what, pixels: entry.size ?? 0, url: entry.url ?? '' });
    },
    'layout-shift': (entry) => {
      if (!entry.hadRecentInput) metrics.shifts += entry.value ?? 0;
    },
    longtask: ({ startTime: begun, duration: lasted }) => metrics.longTasks.push({ begun, lasted }),
    'long-animation-frame': ({ startTime: begun, duration: lasted, styleAndLayoutStart = 0, scripts = [] }) => {
      const layout = styleAndLayoutStart > 0 ? begun + lasted - styleAndLayoutStart : 0;
      const nameOf = (url: string, invoker: string): string =>
        url.endsWith('.js') ? url.slice(url.lastIndexOf('/') + 1) : invoker;
      const ran = scripts.map(({ sourceURL, invoker, duration }) => ({
        what: nameOf(sourceURL, invoker),
        lasted: duration,
      }));
      metrics.longFrames.push({ begun, lasted, layout, scripts: ran });
    },
    element: ({ identifier = '', startTime }) => {
      if (identifier in painted) painted[identifier as keyof typeof painted].push(startTime);
    },
  };
  for (const [type, onEntry] of Object.entries(observers))
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
}

/**
 * Marks the elements whose paint is measured while they are parsed, before they can be painted. Runs in the page after
 * `collectPageMetrics`.
 */
export function markPaintedElements(): void {
  // Uses live collections and only their first elements, because this runs for each parsed chunk.
  const [images, videos, headings] = ['img', 'video', 'h1'].map((name) => document.getElementsByTagName(name));
  const first = (elements: HTMLCollectionOf<Element> | undefined): Element[] => [...(elements ?? [])].slice(0, 12);
  const mark = (): void => {
    const pictures = first(images);
    const marked = {
      thumbnail: pictures.filter((picture) => picture.closest('li')).slice(0, 4),
      title: first(headings),
      picture: [...pictures.filter((picture) => picture.closest('[data-component="VideoPlayer"]')), ...first(videos)],
    };
    for (const [name, elements] of Object.entries(marked))
      for (const element of elements) element.setAttribute('elementtiming', name);
  };
  const parsing = new MutationObserver(mark);
  parsing.observe(document, { childList: true, subtree: true });
  const parsed = (): void => {
    // A short page is parsed in one task, before the observer's callback runs.
    mark();
    parsing.disconnect();
  };
  document.addEventListener('DOMContentLoaded', parsed, { once: true });
}

/**
 * Records when the page was hydrated, and when the player's controls were painted. Runs in the page after
 * `collectPageMetrics`.
 */
export function watchRootAttributes(): void {
  const afterPaint = (): Promise<number> =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      }),
    );
  let [live, controls] = [false, false];
  const check = (): void => {
    const root = document.documentElement;
    if (!live && root?.hasAttribute('data-live')) {
      live = true;
      window.pageMetrics.liveAt = performance.now();
    }
    if (!controls && root && !root.hasAttribute('data-arriving') && document.querySelector('video[controls]')) {
      controls = true;
      void afterPaint().then((time) => {
        window.pageMetrics.controlsAt = time;
      });
    }
  };
  const attributeFilter = ['data-live', 'data-arriving', 'controls'];
  new MutationObserver(check).observe(document, { attributes: true, subtree: true, attributeFilter });
  document.addEventListener('DOMContentLoaded', check, { once: true });
}
