import { setTimeout as pause } from 'node:timers/promises';
import type { Chromium, OpenOptions, View } from './chromium.ts';
import { waitUntilIdle, waitUntilLive } from './idle.ts';
import type { Request } from './network.ts';
import type { PageMetrics } from './pageMetrics.ts';

/** Metrics of one page load; times are milliseconds since navigation start. */
export interface PageLoad {
  firstPaint: number;
  largest: PageMetrics['largest'][number];
  firstThumbnail: number;
  /** Paint of the title or the picture of a video page, whichever is later. */
  titleAndPicture: number;
  /** The same, including the player's controls. */
  titleAndVideo: number;
  shifts: number;
  metrics: PageMetrics;
  loaded: number;
  /** Unix time of navigation start. */
  timeOrigin: number;
  requests: Request[];
}

const nothing: PageMetrics['largest'][number] = { time: Number.NaN, what: 'nothing', pixels: 0, url: '' };

/**
 * When to stop observing a page: this many milliseconds after its load event, or when it is idle; 'live and idle' first
 * waits for hydration. A function waits by itself.
 */
export type Until = number | 'idle' | 'live and idle' | ((view: View) => Promise<void>);

async function settle(view: View, until: Until): Promise<void> {
  if (typeof until === 'number') return pause(until);
  if (typeof until === 'function') return until(view);
  if (until === 'live and idle') await waitUntilLive(view);
  await waitUntilIdle(view);
}

/** Returns the first paint of a marked element; NaN if there is none. */
const first = (times: readonly number[]): number => (times.length > 0 ? Math.min(...times) : Number.NaN);

/** Loads a URL in an open page and observes it. */
export async function loadIn(view: View, url: string, until: Until): Promise<PageLoad> {
  const { page, log } = view;
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await settle(view, until);
  const found = await page.evaluate(() => ({
    metrics: window.pageMetrics,
    timeOrigin: performance.timeOrigin,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    loaded:
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).loadEventEnd)[0] ?? Number.NaN,
  }));
  const { painted, largest, shifts, controlsAt } = found.metrics;
  const titleAndPicture = Math.max(first(painted.title), first(painted.picture));
  return {
    ...found,
    shifts,
    largest: largest.at(-1) ?? nothing,
    firstThumbnail: first(painted.thumbnail),
    titleAndPicture,
    titleAndVideo: Math.max(titleAndPicture, controlsAt),
    requests: [...log.requests.values()],
  };
}

/** Loads a URL with empty caches and observes it. */
export const loadPage = (chromium: Chromium, url: string, until: Until, options?: OpenOptions): Promise<PageLoad> =>
  chromium.open((view) => loadIn(view, url, until), options);
