import type { Locator, Page } from '@playwright/test';
import { startFaultyApi, type FaultyApi } from '../tools/faultyApi.ts';
import { startSite } from './ownSite.ts';
import { expect, waitForHydration, test as visited } from './visitor.ts';

/** The built site in front of a faulty API. */
interface FaultySite {
  api: FaultyApi;
  port: number;
}

export interface Site {
  api: FaultyApi;
  /** Returns a URL of the site. Every test uses another host name, so that tests share no cached pages. */
  at: (path: string) => string;
  /** Returns a URL with the site's own host name, which is the only one that accepts forms. */
  home: (path: string) => string;
}

const list = '/videos/longest/1/';

/**
 * Limits how long a page waits for an API that hangs: short for the test, but long enough for an API that is only slow
 * on a busy machine.
 */
export const impatient = { TEST_DOCUMENT_WAIT_MS: '3000' };

export const test = visited.extend<{ site: Site }, { faultySite: FaultySite }>({
  // Pages give up an API that hangs, as visitors' pages do.
  isPatient: false,
  faultySite: [
    async ({ browser }, provide) => {
      const api = await startFaultyApi();
      const { port, end } = await startSite({ API_ORIGIN: api.origin, ...impatient });
      const page = await browser.newPage();
      // Warms up the server: the first page also loads its code.
      await page.goto(`http://first.localhost:${port}${list}`);
      await waitForHydration(page);
      await page.close();
      await provide({ api, port });
      await end();
      await api.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ faultySite }, provide, { testId }) => {
    const { api, port } = faultySite;
    await api.set(null);
    api.requests.length = 0;
    await provide({
      api,
      home: (path) => `http://localhost:${port}${path}`,
      at: (path) => `http://${testId.replaceAll(/[^a-z0-9]/gi, '').slice(-12)}.localhost:${port}${path}`,
    });
    await api.set(null);
  },
});

/** Asserts that an error page with an explanation and a link is shown. */
export async function expectFailedPage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'This did not load' })).toBeVisible();
  await expect(main.getByText('We can’t reach the site right now. It is usually back within a minute.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Try again' })).toBeVisible();
}

declare global {
  interface Window {
    /** Set by a test to detect a new document. */
    sameDocument?: true;
    /** Number of requests for the readiness of the API. */
    readinessChecks?: number;
  }
}

export const markDocument = (page: Page) => page.evaluate(() => void (window.sameDocument = true));

/** Asserts that the page recovers in the same document. Does not check the time, because it depends on the machine. */
export async function expectRecovered(page: Page, content: Locator): Promise<void> {
  await expect(content).toBeVisible();
  // Holds the reasons for which a browser has not restored a document.
  const entry = await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')[0]));
  expect(await page.evaluate(() => window.sameDocument), `without a new document, unlike ${entry}`).toBe(true);
  await expect(page).not.toHaveTitle(/^Not loaded/);
}

/**
 * Makes the page itself report that the API is ready. Returns a function that returns how many times it was asked. With
 * a fake clock, a minute passes before the network answers, which would look like an outage.
 */
export async function answerReadiness(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const fetchFromNetwork = window.fetch.bind(window);
    window.readinessChecks = 0;
    window.fetch = (input, init) => {
      if (input !== '/readyz') return fetchFromNetwork(input, init);
      window.readinessChecks = (window.readinessChecks ?? 0) + 1;
      return Promise.resolve(new Response('ok'));
    };
  });
  return () => page.evaluate(() => window.readinessChecks ?? 0);
}
