/** The content that a visitor reads stays in place while a page loads. */
import { fullMembers } from '@afterglow/fixtures/data/members';
import { address } from './playerPage.ts';
import { shiftsSoFar } from './shiftsSoFar.ts';
import { signIn } from './signIn.ts';
import { holdRequests } from './holdRequests.ts';
import { expect, test, waitForHydration } from './visitor.ts';

test('a title stands below the player from the first, when the document comes in pieces', async ({ page }) => {
  // The part of the document beside the player has not arrived yet.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.indexOf('<section aria-labelledby') - 1) });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address, { waitUntil: 'commit' });
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const videoElement = await page.locator('video').boundingBox();
  const heading = await title.boundingBox();
  expect(heading?.x).toBe(videoElement?.x);
  expect(heading?.y).toBeGreaterThan((videoElement?.y ?? 0) + (videoElement?.height ?? 0));
});

test('the text of the large card stays where it is, however many cards beside it have arrived', async ({
  page,
  baseURL,
}) => {
  const item = '<li data-part="grid-item"><article';
  let arrived = 0;
  await page.route(`${baseURL ?? ''}/`, async (route) => {
    const response = await route.fetch();
    const pieces = (await response.text()).split(item);
    await route.fulfill({ response, body: pieces.slice(0, 1 + arrived).join(item) });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  const cards = page.getByRole('main').getByRole('article');
  // Distance of the title from the top of the page. Rounded, because the heights of pictures are fractions of a pixel.
  const tops: number[] = [];
  for (arrived of [1, 2, 3, 5, 7, 20]) {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(cards.nth(Math.min(arrived, 7) - 1)).toBeVisible();
    const heading = await cards.first().getByRole('heading').boundingBox();
    tops.push(Math.round(heading?.y ?? 0));
  }
  expect(tops).toEqual(tops.map(() => tops[0]));
  expect(tops[0]).toBeGreaterThan(0);
});

test('the footer stays below the window, however empty the history turns out to be', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/history/');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Your history is empty' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});

test('the footer stays below the window while the upload page is loaded, and after', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page.request, fullMembers.standard, baseURL);
  await page.goto('/sitemap-page/');
  await waitForHydration(page);
  const answer = await holdRequests(page, '**/api/**');
  await page.getByRole('main').getByRole('link', { name: 'Upload a video' }).click();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload a video' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});

for (const [what, stored] of [
  ['nothing', {}],
  ['something', { searches: '["harbour"]' }],
] as const)
  test(`nothing moves on the page of the device when ${what} is kept there`, async ({ page }) => {
    await page.addInitScript((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, stored);
    await page.setViewportSize({ width: 1280, height: 1200 });
    await page.goto('/device/');
    await waitForHydration(page);
    await expect(page.getByRole('region', { name: 'What is kept on this device' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    expect(await shiftsSoFar(page, { within: 'main *, footer *' })).toBe(0);
  });
