/** Layouts of lists, and of what stands before them, at the widths of phones, tablets and desktops. */
import { fullModels } from '@afterglow/fixtures/data/models';
import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForHydration } from './visitor.ts';

const list = '/videos/most-popular/1/';

async function boxOf(locator: Locator): Promise<{ x: number; y: number; right: number; bottom: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  return { x: box.x, y: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** Opens a list with one video a row, and returns the parts of its first card. */
async function openRows(page: Page, width: number, baseURL = '') {
  await page.context().addCookies([{ name: 'density', value: 'list', url: baseURL }]);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(list);
  const card = page.getByRole('main').getByRole('article').first();
  return {
    card,
    picture: card.locator('[data-part="card-picture"]'),
    title: card.getByRole('heading'),
    about: card.locator('[data-part="card-about"]'),
    terms: card.getByRole('listitem'),
  };
}

for (const width of [768, 1024, 1280, 1440, 1920])
  test(`at ${width} px a row has its video at the start, and says more of it up to the end`, async ({
    page,
    baseURL,
  }) => {
    const { card, picture, title, about, terms } = await openRows(page, width, baseURL);
    const [row, left, head, text] = await Promise.all([card, picture, title, about].map(boxOf));
    expect(left?.x).toBe(row?.x);
    expect(head?.x).toBeGreaterThan(left?.right ?? 0);
    expect(text?.y).toBeGreaterThan(head?.bottom ?? 0);
    await expect(terms.first()).toBeVisible();
    const main = await boxOf(page.getByRole('main'));
    expect((row?.right ?? 0) - (row?.x ?? 0)).toBeGreaterThan((main.right - main.x) * 0.94);
    // A row is as high as its picture: nothing hangs below it.
    expect(row?.bottom).toBeLessThanOrEqual((left?.bottom ?? 0) + 1);
  });

test('on a phone a row has its text below the picture, which is as wide as the page', async ({ page, baseURL }) => {
  const { picture, title, about } = await openRows(page, 390, baseURL);
  const [above, head, text] = await Promise.all([picture, title, about].map(boxOf));
  expect((above?.right ?? 0) - (above?.x ?? 0)).toBeGreaterThan(360);
  expect(head?.y).toBeGreaterThan(above?.bottom ?? 0);
  expect(text?.y).toBeGreaterThan(head?.bottom ?? 0);
});

test('on a phone the first videos of a model begin above the middle of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/pornstar/${fullModels.standard.dir}/`);
  expect((await boxOf(page.getByRole('main').getByRole('article').first())).y).toBeLessThanOrEqual(480);
});

for (const [width, height] of [
  [844, 390],
  [568, 320],
] as const)
  test(`at ${width} by ${height} px the menu of a card and the choices of a filter are reached whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(list);
    await waitForHydration(page);
    await page.getByRole('main').getByText('Date', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'All time' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'This month' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    const card = page.getByRole('main').getByRole('article').first();
    await card.hover();
    await card.getByRole('button', { name: /^More: / }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    const entries = await page.getByRole('menuitem').all();
    expect(entries.length).toBeGreaterThan(2);
    for (const entry of entries) await expect(entry).toBeInViewport({ ratio: 1 });
  });

test('a picture that fails leaves a drawn one, of which neighbours differ', async ({ page }) => {
  await page.route(/\.(?:jpg|jpeg|png|webp|avif)(?:\?|$)/, (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(list);
  const first = page.getByRole('main').locator('[data-part="card-image"]').first();
  await expect(first, 'the sign of a broken picture').toBeHidden();
  const grounds = await page
    .getByRole('main')
    .locator('[data-part="card-picture"]')
    .evaluateAll((all) => all.slice(0, 4).map((one) => getComputedStyle(one).backgroundImage));
  expect(grounds.every((ground) => ground.includes('gradient'))).toBe(true);
  expect(grounds.filter((ground, place) => ground === grounds[place + 1])).toEqual([]);
});
