import type { Page, Request } from '@playwright/test';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { faults } from '../tools/faultyApi.ts';
import { watchRest, whenIdleBegins } from './atRest.ts';
import { answerReadiness, expectRecovered, expectFailedPage, markDocument, test, type Site } from './faultySite.ts';
import { launchWhole } from './launchWhole.ts';
import { passRetries } from './playerPage.ts';
import { countUnanswered, recordRequests } from './requests.ts';
import { expect, waitForHydration } from './visitor.ts';
import { calls } from '@afterglow/contract/calls';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';

const { standard } = fullVideos;
const list = '/videos/longest/1/';
const video = `/video/${standard.id}/${standard.dir}/`;
const cards = (page: Page) => page.getByRole('main').getByRole('article').first();
const player = (page: Page) => page.getByRole('heading', { level: 1, name: standard.title });

for (const fault of faults) {
  test(`the API ${fault}: a list and a video show an error and recover by themselves`, async ({
    context,
    page,
    site,
  }) => {
    await site.api.set(fault);
    const videoPage = await context.newPage();
    const answers = await Promise.all([page.goto(site.at(list)), videoPage.goto(site.at(video))]);
    for (const answer of answers) expect([502, 503]).toContain(answer?.status());
    for (const one of [page, videoPage]) {
      await expectFailedPage(one);
      await waitForHydration(one);
      await markDocument(one);
    }
    await site.api.set(null);
    await Promise.all([expectRecovered(page, cards(page)), expectRecovered(videoPage, player(videoPage))]);
  });
}

test('the API is down: every kind of page shows an error and recovers', async ({ context, page, site }) => {
  await site.api.set('refuses');
  const paths = ['/', '/search/1/?s=evening', '/categories/lakeside/longest/1/', '/categories/'];
  const pages = [page, ...(await Promise.all(paths.slice(1).map(() => context.newPage())))];
  await Promise.all(
    pages.map(async (one, number) => {
      expect((await one.goto(site.at(paths[number] ?? '')))?.status()).toBe(503);
      await expectFailedPage(one);
      await waitForHydration(one);
      await markDocument(one);
    }),
  );
  const missing = await context.newPage();
  expect((await missing.goto(site.at('/nowhere/')))?.status()).toBe(404);
  await expect(missing.getByRole('heading', { level: 1, name: 'Content not found!' })).toBeVisible();
  await site.api.set(null);
  await Promise.all(
    pages.map((one, number) =>
      expectRecovered(
        one,
        paths[number] === '/categories/'
          ? one.getByRole('main').getByRole('link', { name: /^Lakeside ?,/ })
          : cards(one),
      ),
    ),
  );
});

test('while the API is down a page sends no requests, and recovers with it', async ({ page, site }) => {
  await site.api.set('refuses');
  const requests = recordRequests(page, '/api/');
  const readinessChecks = recordRequests(page, '/readyz');
  await page.goto(site.at(list));
  await waitForHydration(page);
  await markDocument(page);
  // The page polls the site's readiness endpoint. Five polls take longer than the retry delay.
  await expect.poll(() => readinessChecks.length).toBeGreaterThan(4);
  await expectFailedPage(page);
  // At most one request, for what the server left out of the page: the terms of header and footer.
  expect(requests.filter((url) => !url.includes(pathPrefix(calls.main)))).toEqual([]);
  expect(requests.length).toBeLessThanOrEqual(1);
  await site.api.set(null);
  await expectRecovered(page, cards(page));
});

test('a single failing call is retried three times', async ({ page, site }) => {
  await site.api.set('500', '/videos2/');
  const requests = recordRequests(page, pathPrefix(calls.videos));
  const readinessChecks = await answerReadiness(page);
  await page.clock.install();
  await page.goto(site.at(list));
  await waitForHydration(page);
  await expect.poll(() => requests.length).toBe(3);
  // For a minute it polls only the readiness endpoint.
  const checked = await readinessChecks();
  await page.clock.runFor(60_000);
  expect(await readinessChecks()).toBeGreaterThan(checked + 10);
  expect(requests).toHaveLength(3);
  await expectFailedPage(page);
});

test('after three retries the visitor can retry manually', async ({ page, site }) => {
  await site.api.set('500', '/videos2/');
  const requests = recordRequests(page, pathPrefix(calls.videos));
  await answerReadiness(page);
  await page.goto(site.at(list));
  await waitForHydration(page);
  await markDocument(page);
  await expect.poll(() => requests.length).toBe(3);
  const unanswered = countUnanswered(page);
  const again = page.getByRole('main').getByRole('link', { name: 'Try again' });
  await again.click();
  await expect.poll(() => requests.length).toBeGreaterThan(3);
  await expectFailedPage(page);
  await expect(page.getByRole('heading', { level: 1 }), 'the heading has focus').toBeFocused();
  // The automatic retries of this attempt have ended, too.
  await expect.poll(() => requests.length).toBe(7);
  await expect.poll(unanswered).toBe(0);
  await site.api.set(null);
  await again.click();
  await expectRecovered(page, cards(page));
});

test('a failed page is retried when it becomes visible', async ({ page, site }) => {
  await site.api.set('500', '/videos2/');
  const requests = recordRequests(page, pathPrefix(calls.videos));
  await answerReadiness(page);
  await page.goto(site.at(list));
  await waitForHydration(page);
  await markDocument(page);
  await expect.poll(() => requests.length).toBe(3);
  await site.api.set(null);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectRecovered(page, cards(page));
});

/** Opens a list that fails after a click, as a document that failed never enters the back/forward cache. */
async function openFailedList(page: Page, { api, at }: Site): Promise<void> {
  let responses = 0;
  const count = (request: Request) => (responses += request.url().includes(pathPrefix(calls.videos)) ? 1 : 0);
  page.on('requestfinished', count);
  const unanswered = countUnanswered(page);
  const idle = whenIdleBegins(page);
  await page.goto(at('/categories/'));
  await waitForHydration(page);
  await markDocument(page);
  await api.set('500', '/videos2/');
  // Without a link, whose page is read ahead: a read that fails before its page is shown is sent once more.
  await page.evaluate((path) => history.pushState(null, '', path), '/categories/lakeside/latest-updates/1/');
  await expectFailedPage(page);
  // A page that waits for a response does not enter the cache. So this waits for the first attempt and three retries, and
  // for what a busy browser loads late.
  await expect.poll(() => responses).toBe(4);
  await idle;
  await expect.poll(unanswered).toBe(0);
  page.off('requestfinished', count);
}

/** Leaves a page that failed and goes back to it when the API has recovered. */
async function leaveAndReturn(page: Page, { api, at }: Site): Promise<void> {
  const failed = page.url();
  await page.goto(at('/search/1/'));
  await api.set(null);
  // As each page does once the browser is idle. The browser drops a page from the cache that is spoken to.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
  await page.evaluate(() => new BroadcastChannel('session').postMessage({ user: 0, asks: true }));
  // page.goBack() would wait for a load that never happens.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(failed);
  await expect(cards(page)).toBeVisible();
}

/** Records why the browser loads a document instead of the kept page, in the words of its own tools. */
async function recordReasons(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason, type }) => `${reason} (${type})`)),
  );
  await session.send('Page.enable');
  return reasons;
}

test('a failed page restored from the back/forward cache is retried', async ({ launchOptions, playwright, site }) => {
  const browser = await launchWhole(playwright, launchOptions);
  const page = await browser.newPage();
  await answerReadiness(page);
  const reasons = await recordReasons(page);
  await openFailedList(page, site);
  await leaveAndReturn(page, site);
  expect(reasons, 'for which the browser loaded a new document').toEqual([]);
  await expectRecovered(page, cards(page));
  await browser.close();
});

test('the API fails during client-side navigation and recovers', async ({ page, site }) => {
  await page.goto(site.at(list));
  await waitForHydration(page);
  await markDocument(page);
  await site.api.set('html', '/api/');
  await page.getByRole('link', { name: standard.title }).first().click();
  await expect(page).toHaveURL(site.at(video));
  await expectFailedPage(page);
  await expect(page).toHaveTitle(/^Not loaded/);
  await site.api.set(null);
  await expectRecovered(page, player(page));
  await page.goBack();
  await expect(cards(page)).toBeVisible();
});

test('offline the next page shows an error, and recovers with the connection', async ({ context, page, site }) => {
  await page.goto(site.at(list));
  await waitForHydration(page);
  await markDocument(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: standard.title }).first().click();
  await expect(page).toHaveURL(site.at(video));
  await expectFailedPage(page);
  await context.setOffline(false);
  await expectRecovered(page, player(page));
});

test('a lost connection is said, and pages that were read stay readable', async ({ context, page, site }) => {
  const offline = page.locator('[data-component="Offline"] > p');
  await page.goto(site.at(list));
  await waitForHydration(page);
  await page.getByRole('link', { name: standard.title }).first().click();
  await expect(player(page)).toBeVisible();
  // Loaded once the page is at rest, as it cannot be when it is needed.
  await expect(page.locator('[data-component="Offline"]')).toBeAttached();
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toBeVisible();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toBeHidden();
});

test('offline a page of which nothing is loaded yet shows an error, and recovers with the connection', async ({
  context,
  page,
  site,
}) => {
  const code = '**/assets/ChannelsPage-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto(site.at(list));
  await waitForHydration(page);
  await markDocument(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Channels' }).first().click();
  await expect(page).toHaveURL(site.at('/pornsites/latest-updates/1/'));
  await expectFailedPage(page);
  await page.unroute(code);
  await context.setOffline(false);
  await expectRecovered(page, page.getByRole('heading', { level: 1, name: 'channels' }));
});

test('going back to a page whose code was loaded by an earlier document', async ({ page, site }) => {
  await page.goto(site.at(list));
  await waitForHydration(page);
  await page.getByRole('link', { name: standard.title }).first().click();
  await expect(player(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL(site.at(list));
  await expect(cards(page)).toBeVisible();
  await expect(page.getByText('Content not found!')).toHaveCount(0);
});

for (const fault of ['total', 'twice'] as const) {
  test(`a list with an invalid reply (${fault}) is still shown`, async ({ page, site }) => {
    await site.api.set(fault);
    expect((await page.goto(site.at('/videos/longest/2/')))?.status()).toBe(200);
    await waitForHydration(page);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(60);
    const links = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(60);
  });
}

test('cards keep their size without pictures', async ({ page, site }) => {
  const shapes = () =>
    page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) => all.slice(0, 12).map((card) => [card.clientWidth, card.clientHeight]));
  await page.goto(site.at(list));
  await waitForHydration(page);
  const before = await shapes();
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const rest = watchRest(page);
  await page.reload();
  await rest();
  expect(await shapes()).toEqual(before);
});

test('a missing video file shows an error and can be retried', async ({ page, site }) => {
  await page.route('**/video/**/file', (route) => route.fulfill({ status: 404, body: 'This video has no file.' }));
  await page.clock.install();
  await page.goto(site.at(video));
  await expect(page.locator('[data-upgrade="done"]')).toBeAttached();
  await page.locator('video').evaluate((videoElement: HTMLVideoElement) => videoElement.play().catch(() => undefined));
  await passRetries(page, page.getByRole('main').getByText('This video cannot be played right now.'));
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('video')).toBeVisible();
});

test('a page works when its scripts fail to load', async ({ browser, site }) => {
  const page = await browser.newPage();
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  );
  await page.goto(site.home(list));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(60);
  await page.getByRole('link', { name: standard.title }).first().click();
  await expect(player(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a failed page links to itself', async ({ page, site }) => {
    await site.api.set('refuses');
    expect((await page.goto(site.at(list)))?.status()).toBe(503);
    await expectFailedPage(page);
    await site.api.set(null);
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await expect(cards(page)).toBeVisible();
  });
});

test('the site works without storage and cookies', async ({ page, site }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto(site.at(list));
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: standard.title }).first().click();
  await expect(player(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goBack();
  await expect(cards(page)).toBeVisible();
});

test('two tabs keep their languages', async ({ context, page, site }) => {
  await page.goto(site.at(list));
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto(site.at(`${list}?lang=de`));
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: standard.title }).first().click();
  await expect(player(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
