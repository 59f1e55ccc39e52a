import { chromium, type BrowserContext, type CDPSession, type Cookie, type Page } from '@playwright/test';
import { findBrowser, findWholeBrowser } from '../../tools/findBrowser.ts';
import { waitForIdle } from '../waitForIdle.ts';
import { phone, type Profile } from './conditions.ts';
import { recordRequests, type RequestLog } from './network.ts';
import { collectPageMetrics, markPaintedElements, watchRootAttributes } from './pageMetrics.ts';

export interface View {
  page: Page;
  session: CDPSession;
  log: RequestLog;
  /** Uncaught errors of the page's scripts. */
  errors: string[];
  /** Opens another page with the same HTTP cache and the same conditions. */
  openPage: () => Promise<View>;
}

export type SetCookie = Pick<Cookie, 'name' | 'value'> & { url: string };

export interface OpenOptions {
  profile?: Profile;
  /** Throttles network and CPU as the profile defines. The default is true. */
  slow?: boolean;
  /** Runs the page's scripts. The default is true. */
  script?: boolean;
  /** Session cookies of a signed-in member. */
  cookies?: readonly SetCookie[];
}

export interface Chromium {
  version: string;
  /** Opens a page in a new browser context with empty caches. */
  open: <Found>(visit: (view: View) => Promise<Found>, options?: OpenOptions) => Promise<Found>;
  close: () => Promise<void>;
}

interface LaunchOptions {
  /**
   * SHA-256 of the public key of a certificate to trust, in base64. Playwright's `ignoreHTTPSErrors` would disable the
   * HTTP cache, so that a second visit would be measured like a first one.
   */
  trustedKey: string | null;
  /**
   * Keeps the back/forward cache, which Playwright disables because its own `goBack` never resolves with it. Launches a
   * complete browser for it.
   */
  backForwardCache?: boolean;
}

const kilobitsToBytes = (kilobits: number): number => (kilobits * 1_000) / 8;

async function throttle(session: CDPSession, { latency, down, up, cpu }: Profile): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: kilobitsToBytes(down),
    uploadThroughput: kilobitsToBytes(up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

async function openPage(context: BrowserContext, throttledAs: Profile | null): Promise<View> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const session = await context.newCDPSession(page);
  const log = await recordRequests(session);
  if (throttledAs) await throttle(session, throttledAs);
  // esbuild's helper for function names does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  for (const script of [collectPageMetrics, markPaintedElements, watchRootAttributes]) await page.addInitScript(script);
  return { page, session, log, errors, openPage: () => openPage(context, throttledAs) };
}

export async function launchChromium({ trustedKey, backForwardCache = false }: LaunchOptions): Promise<Chromium> {
  const browser = await chromium.launch({
    executablePath: backForwardCache ? await findWholeBrowser() : (await findBrowser()).path,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(trustedKey === null ? [] : [`--ignore-certificate-errors-spki-list=${trustedKey}`]),
    ],
    ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : [],
  });
  return {
    version: browser.version(),
    open: async (visit, { profile = phone, slow = true, script = true, cookies = [] } = {}) => {
      if (slow) await waitForIdle();
      const { width, height, deviceScaleFactor, touch } = profile;
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor,
        isMobile: touch,
        hasTouch: touch,
        javaScriptEnabled: script,
        locale: 'en',
      });
      try {
        await context.addCookies(cookies);
        return await visit(await openPage(context, slow ? profile : null));
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}
