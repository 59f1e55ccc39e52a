/** The site of another operator: the same build, started with a site file. */
import { join } from 'node:path';
import { startFaultyApi } from '../tools/faultyApi.ts';
import { root } from '../tools/repository.ts';
import { startSite } from './ownSite.ts';
import { expect, test, waitForHydration } from './visitor.ts';

let [origin, stop] = ['', async () => {}];

test.beforeAll(async () => {
  const api = await startFaultyApi();
  const settings = { SITE_FILE: join(root, 'fixtures/contract/lanternSite.json') };
  const site = await startSite({ API_ORIGIN: api.origin, ...settings }, 'lantern.localhost');
  ({ origin } = site);
  stop = async () => {
    await site.end();
    await api.close();
  };
});
test.afterAll(() => stop());

const demo = /afterglow|amber rooms|rosewood|wikipedia/i;

test('another brand stays whole from the first page to a followed link', async ({ page }) => {
  await page.goto(origin);
  await waitForHydration(page);
  const home = page.getByRole('banner').getByRole('link', { name: 'lantern house, home' });
  await expect(home).toBeVisible();
  const mark = home.locator('img');
  await expect(mark).toHaveJSProperty('complete', true);
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c-accent').trim());
  expect(await accent()).toBe('#0f6f78');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await accent()).toBe('LinkText');
  await page.emulateMedia({ forcedColors: 'none' });

  await page.getByRole('banner').getByRole('link', { name: 'Models' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Models' })).toBeVisible();
  await expect(page).toHaveTitle(/Lantern House/);
  expect(await page.locator('html').innerHTML()).not.toMatch(demo);
  await expect(page.getByRole('banner').getByText('Paper Boats')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Orientation' })).toHaveCount(0);
});
