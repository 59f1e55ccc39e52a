import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { calls } from '@afterglow/contract/calls';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import { openToRest } from './atRest.ts';
import { holdRequests } from './holdRequests.ts';
import { documentAnswers, expect, waitForHydration, test } from './visitor.ts';

/** Returns violations of WCAG and best practices on the page, each with its rule. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Follows a link to another page in the same document. */
async function follow(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().click();
}

test('a search goes from kind to kind by its tabs, each with its count, and back', async ({ page }) => {
  await page.goto('/search/1/?s=harbour');
  await waitForHydration(page);
  const tabs = page.getByRole('navigation', { name: 'What is found' }).getByRole('link');
  await expect(tabs).toHaveText([/^Videos\d/, /^Models\d/, /^Channels\d/, /^Playlists\d/, /^Members\d/]);
  for (const [name, tab] of [
    ['Models', 'pornstars'],
    ['Channels', 'pornsites'],
    ['Playlists', 'playlists'],
    ['Members', 'members'],
  ] as const) {
    await tabs.filter({ hasText: name }).click();
    await expect(page).toHaveURL(`/search/1/?s=harbour&tab=${tab}`);
    await expect(tabs.filter({ hasText: name })).toHaveAttribute('aria-current', 'page');
    await expect(heading(page)).toHaveText('Results for “harbour”');
  }
  await page.goBack();
  await expect(page).toHaveURL('/search/1/?s=harbour&tab=playlists');
  await expect(tabs.filter({ hasText: 'Playlists' })).toHaveAttribute('aria-current', 'page');
});

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
/**
 * Allows less than a line of text: the browser lays out rows when they come near and keeps the card at the top in
 * place.
 */
const toBeAt = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await place(page)) - top)).toBeLessThan(16);

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top);
  await toBeAt(page, top);
}

async function openLatest(page: Page, top: number): Promise<void> {
  await page.goto('/videos/latest-updates/1/');
  await waitForHydration(page);
  await scrollPage(page, top);
}

test('a list keeps its place at a reload, and on the way back from another document', async ({ page }) => {
  await openLatest(page, 900);
  await page.reload();
  await waitForHydration(page);
  await toBeAt(page, 900);
  await page.goto('/information/terms/');
  await waitForHydration(page);
  expect(await place(page)).toBe(0);
  await page.goBack();
  await waitForHydration(page);
  await toBeAt(page, 900);
});

test('a page whose link to its content was followed keeps its own place on the way back', async ({ page }) => {
  await openLatest(page, 1500);
  await page.getByRole('link', { name: 'Next' }).first().click();
  await expect(page).toHaveURL('/videos/latest-updates/2/');
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page).toHaveURL('/videos/latest-updates/2/#content');
  await scrollPage(page, 400);
  // A dispatched click does not scroll to the link first.
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/videos/latest-updates/2/#content');
  await toBeAt(page, 400);
});

for (const width of [360, 1280])
  test(`at ${width} pixels a list is as long as it said before its rows and the footer came near`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/videos/latest-updates/1/');
    await waitForHydration(page);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const said = await length();
    for (const row of await page.getByRole('main').getByRole('article').all()) await row.scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect.poll(async () => Math.abs((await length()) - said)).toBeLessThan(40);
  });

for (const { slow, address, top, width = 1280 } of [
  { slow: 'rules', address: '**/assets/components-*.css', top: 900 },
  // Below the end of a list's skeleton.
  { slow: 'answers', address: `**${pathPrefix(calls.videos)}**`, top: 3000 },
  // The skeleton ends and the footer begins here.
  { slow: 'answers on a phone', address: `**${pathPrefix(calls.videos)}**`, top: 2600, width: 360 },
]) {
  test(`on the way back from another site, pages before the one that was left keep their places: slow ${slow}`, async ({
    page,
  }) => {
    // The browser lays out rows when they come near, and keeps the card at the top of the window in place.
    const distance = () => page.evaluate((y) => Math.abs(scrollY - y), top);
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/videos/latest-updates/1/');
    await waitForHydration(page);
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(distance).toBeLessThan(100);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/videos/latest-updates/2/"]')?.click(),
    );
    await expect(page).toHaveURL('/videos/latest-updates/2/');
    await expect.poll(distance).toBe(top);
    await page.goto('about:blank');
    const release = await holdRequests(page, address);
    const asked = page.waitForRequest(address);
    await page.goBack();
    await expect(page).toHaveURL('/videos/latest-updates/2/');
    await waitForHydration(page);
    await page.goBack();
    await asked;
    await expect(page).toHaveURL('/videos/latest-updates/1/');
    // Without its rules, a skeleton would be a short page of empty lines, which loses the scroll position.
    await expect(page.locator('[data-component="VideoGridSkeleton"]')).toHaveCount(slow === 'rules' ? 0 : 1);
    release();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(60);
    await expect.poll(distance).toBeLessThan(100);
  });
}

test('from the list of playlists to one of them, its info and back to its videos', async ({ page }) => {
  await page.goto('/playlists/');
  await expect(page).toHaveURL('/playlists/latest-updates/1/');
  await waitForHydration(page);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(heading(page)).toHaveText(title);
  await follow(page, 'Info');
  await expect(page).toHaveURL(/\/playlist\/\d+\/info\/$/);
  await expect(page.getByRole('main')).toContainText('Made on');
  await follow(page, 'Videos');
  await expect(page).toHaveURL(/\/playlist\/\d+\/$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the pictures of a playlist fill its card, in every format', async ({ page }) => {
  await page.goto('/playlists/latest-updates/1/');
  const card = page.locator('[data-pictures="4"]').first();
  const heights = await card
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().height));
  expect(heights).toHaveLength(4);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test('from the community to a member, whose own tabs are closed to others', async ({ page }) => {
  await page.goto('/community/recent/1/');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/members\/\d+\/$/);
  await expect(heading(page)).toBeVisible();
  const closed = `${new URL(page.url()).pathname}history/1/`;
  expect((await page.goto(closed))?.status()).toBe(403);
  await expect(page.getByRole('main')).toContainText('You do not have permission to view.');
});

test('a model’s comments are a tab of the page', async ({ page }) => {
  await page.goto('/pornstars/most-popular/1/');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await follow(page, 'Comments');
  await expect(page).toHaveURL(/\/pornstar\/[\w-]+\/comments\/$/);
  await expect(page.getByRole('link', { name: 'Comments' })).toHaveAttribute('aria-current', 'page');
});

test('the information pages lead to each other and name the operator', async ({ page }) => {
  await page.goto('/advertising');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page).toHaveURL('/information/terms/');
  for (const name of ['Privacy', 'Copyright', '2257', 'Cookies', 'Help and contact']) {
    await page.getByRole('navigation', { name: 'Information pages' }).getByRole('link', { name }).click();
    await expect(
      page.getByRole('navigation', { name: 'Information pages' }).getByRole('link', { name }),
    ).toHaveAttribute('aria-current', 'page');
  }
});

test('/download leads back to the site', async ({ page }) => {
  await page.goto('/download');
  await waitForHydration(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
});

const paths = [
  '/search/1/?s=harbour',
  '/search/1/?s=harbour&tab=pornsites',
  '/search/1/?s=xyzzyx&tab=members',
  '/playlists/latest-updates/1/',
  '/playlists/latest-updates/999/',
  '/community/recent/1/?gender=1',
  '/information/privacy/',
  '/sitemap-page/',
  '/advertising',
  '/download',
];

for (const group of [paths.slice(0, 6), paths.slice(6)]) {
  test(`pages pass axe, and request nothing that came with them: ${group.join(', ')}`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname + search);
    });
    for (const path of group)
      await test.step(path, async () => {
        // A page may send requests until it is left.
        await page.goto('about:blank');
        calls.length = 0;
        if (path === '/download') {
          // A page that begins nothing when it is idle.
          await page.goto(path);
          await waitForHydration(page);
        } else await openToRest(page, path);
        await expect(heading(page)).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
        const answers = await documentAnswers(page);
        expect(calls.filter((call) => Object.hasOwn(answers, call))).toEqual([]);
      });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are whole', async ({ page }) => {
    for (const path of paths)
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200);
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
      });
  });

  test('the community is filtered by its form', async ({ page }) => {
    await page.goto('/community/recent/1/');
    await page.getByRole('main').locator('summary').first().click();
    await page.getByRole('main').getByLabel('Gender').selectOption({ index: 1 });
    await page.getByRole('main').getByRole('button', { name: 'Show members' }).click();
    await expect(page).toHaveURL(/\/community\/recent\/1\/\?.*gender=1/);
  });
});

for (const path of [
  '/search/1/?s=harbour&tab=sideways',
  '/playlists/sideways/1/',
  '/playlist/999999999/',
  '/members/0/',
  '/information/',
])
  test(`${path} is nowhere`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Content not found!');
  });

test('a visitor goes back from a reloaded list to a page whose route that document has not loaded', async ({
  page,
}) => {
  await page.goto('/information/terms/');
  await expect(page.locator('html')).toHaveAttribute('data-live');
  await page.getByRole('banner').getByRole('link', { name: 'Afterglow' }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-live');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await expect(page).toHaveURL('/information/terms/');
  await page.evaluate(() => history.forward());
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page).toHaveURL('/');
});
