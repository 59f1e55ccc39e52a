import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { registry } from '../../site/device/registry.ts';
import { expect, test, waitForHydration } from './visitor.ts';

async function watch(page: Page, place: number): Promise<string> {
  await page.goto('/videos/longest/1/');
  const link = page.getByRole('main').getByRole('article').nth(place).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await page.goto((await link.getAttribute('href')) ?? '');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name) ?? '', registry.history.name))
    .toContain(JSON.stringify(title));
  return title;
}

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

test('a visitor finds what was watched, searches it, removes one, saves a copy, clears it and loads the copy', async ({
  page,
}) => {
  const [first, second] = [await watch(page, 0), await watch(page, 1)];
  await page.getByRole('banner').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL('/history/');
  await expect(titles(page)).toHaveText([second, first]);

  await page.getByRole('searchbox', { name: 'Search your history' }).fill(first.toUpperCase());
  await expect(titles(page)).toHaveText([first]);
  await page.getByRole('searchbox', { name: 'Search your history' }).fill('');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  const copy = await (await download).path();
  expect(JSON.parse(await readFile(copy, 'utf8'))).toMatchObject({ version: 1, history: [{ type: 'video' }, {}] });

  await page.getByRole('button', { name: `Remove from your history: ${second}` }).click();
  await expect(titles(page)).toHaveText([first]);
  await expect(page.getByRole('button', { name: `Remove from your history: ${first}` })).toBeFocused();

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your history is cleared.' })).toBeVisible();
  await expect(titles(page)).toHaveCount(0);

  await page.locator('input[type="file"]').setInputFiles({
    name: 'history.json',
    mimeType: 'application/json',
    buffer: await readFile(copy),
  });
  await expect(page.getByText('2 videos were added.').first()).toBeVisible();
  await expect(titles(page)).toHaveText([second, first]);
});

test('a history that is switched off remembers nothing', async ({ page }) => {
  await page.goto('/history/');
  await page.getByRole('switch', { name: 'Keep a history' }).uncheck();
  await expect(page.getByRole('heading', { name: 'Your history is switched off' })).toBeVisible();
  await page.goto('/videos/longest/1/');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await waitForHydration(page);
  const counted = page.waitForRequest((request) => request.postData()?.includes('act=view') === true);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await counted;
  expect(await page.evaluate((name) => localStorage.getItem(name), registry.history.name)).toBeNull();
});

test('the device page lists everything that the site has kept, exports it and deletes it', async ({
  page,
  context,
}) => {
  await watch(page, 0);
  await page.goto('/categories/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('combobox').fill('ferry');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/s=ferry/);
  await page.goto('/videos/longest/1/?lang=de');
  await page.goto('/device/?lang=en');
  const names = Object.values(registry).map(({ name }) => name);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  const cookies = (await context.cookies()).filter(({ httpOnly }) => !httpOnly).map(({ name }) => name);
  expect(kept).toContain('history');
  expect(cookies).toContain('kt_lang');
  expect(names, 'nothing is kept that the registry does not know').toEqual(
    expect.arrayContaining([...kept, ...cookies]),
  );
  const table = page.getByRole('region', { name: 'What is kept on this device' });
  for (const name of [...kept, ...cookies]) await expect(table.getByText(name, { exact: true })).toBeVisible();
  await table.getByRole('button', { name: 'Delete: history', exact: true }).click();
  await expect(table.getByText('history', { exact: true })).toHaveCount(0);
  await table.getByRole('button', { name: 'Delete everything' }).click();
  await table.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(page.getByText('Nothing of this site is kept on this device.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

/** HttpOnly cookies, which the API sets at sign-in and the demo after an age check. */
const hidden = (url: string) =>
  ['device', 'ageToken'].map((name) => ({ name, value: 'x', url: new URL(url).origin, httpOnly: true }));

test('deleting everything reaches the cookies that no script can read', async ({ page, context }) => {
  await page.goto('/categories/?lang=en');
  await context.addCookies(hidden(page.url()));
  await page.goto('/device/');
  const table = page.getByRole('region', { name: 'What is kept on this device' });
  await table.getByRole('button', { name: 'Delete everything' }).click();
  await table.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the device page says why it shows nothing', async ({ page }) => {
    await page.goto('/device/');
    await expect(page.getByText('allow scripts and load the page again')).toBeVisible();
  });
  test('the device page deletes all cookies but a session', async ({ page, context }) => {
    await page.goto('/categories/?lang=de');
    await page.goto('/device/');
    const session = { name: 'session', value: 'x', url: new URL(page.url()).origin, httpOnly: true };
    await context.addCookies([...hidden(page.url()), session]);
    await page.getByRole('button', { name: 'Alles außer deiner Anmeldung löschen' }).click();
    await expect(page.getByText('Everything was deleted.')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['session']);
  });
  test('so does the history', async ({ page }) => {
    await page.goto('/history/');
    await expect(page.getByText('allow scripts and load the page again')).toBeVisible();
  });
});
