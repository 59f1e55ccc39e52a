import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './visitor.ts';

const stylesheet = '**/assets/components-*.css';

const followModels = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Models' }).first().click();

const isGrid = (page: Page) =>
  page
    .locator('[data-component="ModelGrid"]')
    .first()
    .evaluate((grid) => getComputedStyle(grid.querySelector('ul') ?? grid).display);

test('a page that comes later waits for the rules of its components', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(stylesheet, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(stylesheet);
  await page.goto('/categories/');
  await waitForHydration(page);
  await followModels(page);
  await asked;
  await expect(page).toHaveURL(/\/categories\//);
  release();
  await expect(page).toHaveURL(/\/pornstars\//);
  await expect(page.getByRole('heading', { level: 1, name: 'models' }).first()).toBeVisible();
  expect(await isGrid(page)).toBe('grid');
});

test('a link whose rules cannot be loaded loads a new document', async ({ page }) => {
  await page.route(stylesheet, (route) => route.abort());
  await page.goto('/categories/');
  await waitForHydration(page);
  const document = page.waitForEvent('domcontentloaded');
  await followModels(page);
  await document;
  await expect(page).toHaveURL(/\/pornstars\//);
  expect(await isGrid(page)).toBe('grid');
});

test('an element has one class name, the same from server and browser', async ({ page }) => {
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const names = await page
    .locator('[class]')
    .evaluateAll((all) => [...new Set(all.map((element) => element.getAttribute('class') ?? ''))]);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !/^_[0-9a-z]{1,3}$/.test(name))).toEqual([]);
});
