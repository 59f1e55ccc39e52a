import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/findBrowser.ts';
import { waitForIdle } from '../waitForIdle.ts';
import { conditions } from './conditions.ts';
import { collectPageMetrics, type PageMetrics } from './pageMetrics.ts';
import { recordRequests, type Request } from './network.ts';

export interface Phone {
  version: string;
  /** Opens a page in a new browser context with empty caches. */
  open: <Found>(visit: (view: View) => Promise<Found>, as?: { slow?: boolean; script?: boolean }) => Promise<Found>;
  close: () => Promise<void>;
}

export interface View {
  page: Page;
  session: CDPSession;
  requests: Map<string, Request>;
}

async function throttle(session: CDPSession): Promise<void> {
  const bytesASecond = (kilobits: number) => (kilobits * 1_000) / 8;
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: bytesASecond(conditions.down),
    uploadThroughput: bytesASecond(conditions.up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
}

export async function launchPhone(): Promise<Phone> {
  const { path } = await findBrowser();
  const browser: Browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const { width, height, deviceScaleFactor } = conditions;
  return {
    version: browser.version(),
    open: async (visit, { slow = true, script = true } = {}) => {
      if (slow) await waitForIdle();
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor,
        isMobile: true,
        hasTouch: true,
        javaScriptEnabled: script,
        locale: 'en',
      });
      try {
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        const requests = await recordRequests(session);
        if (slow) await throttle(session);
        // esbuild's helper for function names, which is missing in the page.
        await page.addInitScript('globalThis.__name = (named) => named');
        await page.addInitScript(collectPageMetrics);
        return await visit({ page, session, requests });
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** Metrics of one page load; times are milliseconds since navigation start. */
export interface PageLoad {
  firstPaint: number;
  largest: PageMetrics['largest'][number];
  firstThumbnail: number;
  shifts: number;
  /** Total blocking time: of every long task after first paint the part beyond 50 ms. */
  blocked: number;
  loaded: number;
  mismatches: number;
  requests: Request[];
}

const nothing: PageMetrics['largest'][number] = { time: Number.NaN, what: 'nothing', pixels: 0, url: '' };

/** Long tasks count from the first paint until this long after the load event. */
const observedAfterLoadMs = 5_000;

const totalBlockingTime = (tasks: PageMetrics['longTasks'], from: number): number =>
  tasks.reduce((sum, { begun, lasted }) => sum + Math.max(0, begun + lasted - Math.max(begun, from) - 50), 0);

/** Loads a URL with empty caches and observes it for a time after its load event. */
export const loadPage = (phone: Phone, url: string, afterLoad = observedAfterLoadMs): Promise<PageLoad> =>
  phone.open(async ({ page, requests }) => {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await pause(afterLoad);
    const { watched, firstPaint, loaded } = await page.evaluate(() => ({
      watched: window.pageMetrics,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      loaded:
        performance
          .getEntriesByType('navigation')
          .map((entry) => (entry as PerformanceNavigationTiming).loadEventEnd)[0] ?? Number.NaN,
    }));
    return {
      firstPaint,
      largest: watched.largest.at(-1) ?? nothing,
      firstThumbnail: watched.thumbnails.length > 0 ? Math.min(...watched.thumbnails) : Number.NaN,
      shifts: watched.shifts,
      blocked: totalBlockingTime(watched.longTasks, firstPaint),
      loaded,
      mismatches: watched.mismatches,
      requests: [...requests.values()],
    };
  });

/** Alternates between several visits, so that other load affects them equally. */
export async function alternate<Name extends string, Found>(
  times: number,
  kinds: Record<Name, () => Promise<Found>>,
): Promise<Record<Name, Found[]>> {
  const names = Object.keys(kinds) as Name[];
  const found = Object.fromEntries(names.map((name): [Name, Found[]] => [name, []])) as Record<Name, Found[]>;
  for (let round = 0; round < times; round++) {
    for (const name of names) found[name].push(await kinds[name]());
  }
  return found;
}
