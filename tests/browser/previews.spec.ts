import type { Page } from '@playwright/test';
import { calls } from '@afterglow/contract/calls';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import { nextIdle, openToRest } from './atRest.ts';
import { holdRequests } from './holdRequests.ts';
import { countUnanswered } from './requests.ts';
import { expect, test, waitForHydration } from './visitor.ts';

declare global {
  interface Window {
    /** Boxes of title, player and actions in each frame. */
    boxes: string[];
    video: Element | null;
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a followed card shows title, picture and figures before any reply, and nothing moves when it arrives', async ({
  page,
}) => {
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const release = await holdRequests(page, `**${pathPrefix(calls.video)}**`);
  const card = page.getByRole('article').nth(2);
  const title = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  expect(await page.title()).toContain(title);
  await expect(page.getByText(/ views$/).first()).toBeVisible();
  await page.evaluate(() => {
    window.boxes = [];
    window.video = document.querySelector('[data-part="player-video"]');
    const record = () => {
      const parts = ['video-screen-title', 'video-screen-player', 'video-screen-actions'];
      window.boxes.push(
        JSON.stringify(parts.map((part) => document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect())),
      );
      requestAnimationFrame(record);
    };
    record();
  });
  release();
  await expect(page.getByText('subscribers', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'More like this' }).getByRole('article').first()).toBeVisible();
  const boxes = await page.evaluate(() => [...new Set(window.boxes)]);
  expect(boxes).toHaveLength(1);
  const video = page.locator('[data-part="player-video"]');
  expect(await video.evaluate((element) => element === window.video), 'it is the same video element').toBe(true);
  await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeVisible();
});

test('a followed card whose video is gone says so in place', async ({ page }) => {
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const reads = `**${pathPrefix(calls.video)}**`;
  await page.route(reads, (route) => route.fulfill({ status: 404, json: { error: 1, code: 'not_found' } }));
  const release = await holdRequests(page, reads);
  await page.getByRole('article').nth(3).getByRole('link').click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(page.locator('[data-component="VideoPlayer"]').filter({ visible: true })).toHaveCount(1);
  release();
  await expect(heading(page)).toHaveText(/not here|not found|does not exist/i);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('[data-component="VideoPlayer"]').filter({ visible: true })).toHaveCount(0);
});

test('a followed model shows name, picture and figures before any reply', async ({ page }) => {
  await page.goto('/pornstars/most-popular/1/');
  await waitForHydration(page);
  const release = await holdRequests(page, `**${pathPrefix(calls.model)}**`);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByText(/subscribers?$/).first()).toBeVisible();
  const before = await heading(page).boundingBox();
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await heading(page).boundingBox()).toEqual(before);
});

test('going back shows the list as it was left', async ({ page }) => {
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const card = page.getByRole('article').nth(30);
  await card.scrollIntoViewIfNeeded();
  await card.evaluate((element) => element.setAttribute('data-marked', ''));
  // Rows above may still change their size: the scroll position at which the list is left is final only when the next
  // page opens.
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      document.documentElement.dataset['left'] = String(scrollY);
      push(...entry);
    };
  });
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/video\//);
  const scrolled = Number(await page.locator('html').getAttribute('data-left'));
  expect(scrolled).toBeGreaterThan(500);
  await expect(page.locator('[data-part="player-video"]').filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('[data-marked]'), 'the elements of the list are the same').toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(heading(page)).toHaveText('Most popular videos');
  expect(await page.title()).toContain('Most popular videos');
  const playing = await page
    .locator('[data-part="player-video"]')
    .evaluateAll((all) => all.filter((one) => one instanceof HTMLVideoElement && !one.paused).length);
  expect(playing, 'nothing goes on playing unseen').toBe(0);
});

test('a click waits for no code, which came while the browser was idle', async ({ page }) => {
  const codeOf = (name: string) =>
    page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(`/assets/${name}-`));
  const code = codeOf('VideoPage');
  await openToRest(page, '/videos/most-popular/1/');
  await code;
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeVisible();
  // The next page preloads the code of the pages that it links to.
  expect(scripts.filter((url) => /\/(VideoPage|decoders)-/.test(url))).toEqual([]);
});

test('with reduced data no code is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const unanswered = countUnanswered(page);
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  // The steps of prefetchCode.ts, each of which waits for an idle moment or for an answer.
  for (let step = 0; step < 5; step += 1) {
    await nextIdle(page);
    await expect.poll(unanswered).toBe(0);
  }
  expect(requested.some((path) => path.endsWith('.js'))).toBe(true);
  expect(requested.filter((path) => path.startsWith('/assets/VideoPage-'))).toEqual([]);
});
