import { videos } from '@afterglow/fixtures/data/videos';
import { openToRest } from './atRest.ts';
import { expect, waitForHydration, test } from './visitor.ts';

test('a visitor finds a video in a list and plays it', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Being watched now' })).toBeVisible();

  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  await expect(page.getByRole('article')).toHaveCount(60);
  const first = page.getByRole('article').first().getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();

  await expect(page).toHaveURL(/\/video\/\d+\/[\w-]+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 10).replaceAll(/[^\w ]/g, '.')));

  await page.getByRole('button', { name: 'Play the video' }).click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5);
});

test('server-rendered data is not fetched again', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requests.push(request.url());
  });
  for (const address of ['/', '/videos/most-popular/1/', '/categories/']) {
    // A page may send requests until it is left, and not only until the next one is requested.
    await page.goto('about:blank');
    requests.length = 0;
    await openToRest(page, address);
    expect(requests).toEqual([]);
  }
});

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/videos/latest-updates/1/');
  await waitForHydration(page);
  const card = page.getByRole('article').nth(30).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  expect(scrollPosition).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/video\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/latest-updates/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollPosition - 60);
});

test('server and browser generate the same class names', async ({ page }) => {
  // Other pages are beside it in the document, hidden.
  const classesOf = () =>
    page.locator('[data-component="VideoListScreen"]').evaluate((list) =>
      [
        ...new Set(
          // The density switch, the count of hidden cards and the menus of cards load when the browser is idle.
          [...list.querySelectorAll('[class]')]
            .filter(
              (element) =>
                !element.closest(
                  '[data-component="DensitySwitch"], [data-component="HiddenCount"], [data-component="CardMenu"]',
                ),
            )
            .map((element) => element.getAttribute('class') ?? ''),
        ),
      ].toSorted((one, other) => one.localeCompare(other)),
    );
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const fromServer = await classesOf();
  await page.goto('/categories/');
  await waitForHydration(page);
  await page.getByRole('banner').locator('a[href^="/videos/"]').first().dispatchEvent('click');
  await expect(page.getByRole('article')).toHaveCount(60);
  expect(await classesOf()).toEqual(fromServer);
});

test('of a followed link the page begins no file that it does not play', async ({ page }) => {
  // Its video has a stream.
  await page.goto('/videos/most-commented/1/');
  await waitForHydration(page);
  const begun: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/video\/.*\/file$|^\/get_file\//.test(pathname)) begun.push(pathname);
  });
  // At the place of the player, which appears under the mouse without a movement.
  await page.getByRole('link', { name: videos.oneLetter.title, exact: true }).first().click();
  await expect(page.locator('[data-upgrade="done"]')).toBeAttached();
  const player = page.locator('[data-component="VideoPlayer"]');
  await expect.poll(() => player.evaluate((element) => element.matches(':hover'))).toBe(true);
  await expect
    .poll(() => page.locator('video').evaluate((videoElement: HTMLVideoElement) => videoElement.readyState))
    .toBeGreaterThan(0);
  expect(begun.filter((path) => path.endsWith('/file'))).toEqual([]);
  await player.getByRole('button', { name: 'Play the video' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((videoElement: HTMLVideoElement) => videoElement.currentTime))
    .toBeGreaterThan(0.3);
});

test('a film that is opened by itself plays, in the player of the browser', async ({ page }) => {
  const { id, dir } = videos.standard;
  await page.goto(`/video/${id}/${dir}/file`);
  const film = page.locator('video');
  await expect.poll(() => film.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBe(4);
});
