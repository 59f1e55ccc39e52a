import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/findBrowser.ts';
import { waitForIdle } from '../waitForIdle.ts';
import { conditions } from './conditions.ts';
import { collectPageMetrics, type PageMetrics } from './pageMetrics.ts';
import { recordRequests, type Request } from './network.ts';

export interface Phone {
  version: string;
  /** One page in a browser profile of its own, so that nothing is kept from the page before. */
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
        // The compiler names inner functions with a helper that a page does not have.
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

/** What came of loading one page; times are milliseconds since navigation began. */
export interface PageLoad {
  firstPaint: number;
  largest: PageMetrics['largest'][number];
  firstThumbnail: number;
  shifts: number;
  /** Of every long task after the first paint, what exceeds 50 ms. */
  blocked: number;
  loaded: number;
  mismatches: number;
  requests: Request[];
}

const nothing: PageMetrics['largest'][number] = { time: Number.NaN, what: 'nothing', pixels: 0, url: '' };

/** Long tasks count from the first paint until this long after the load event. */
export const observedAfterLoadMs = 5_000;

export const totalBlockingTime = (tasks: PageMetrics['longTasks'], from: number): number =>
  tasks.reduce((sum, { begun, lasted }) => sum + Math.max(0, begun + lasted - Math.max(begun, from) - 50), 0);

/** Loads an address with nothing kept, and watches it for so long after its load event. */
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

/** Rounds of several visits in turn, so that whatever else the machine does meets all of them. */
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
