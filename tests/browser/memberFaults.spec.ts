/** Faults of the API, and of the way to it, while somebody is signed in. */
import type { BrowserContext, Page } from '@playwright/test';
import { globalsEndpoint } from '@afterglow/fixtures/contract/endpoints/accounts';
import { calls } from '@afterglow/fixtures/contract/calls';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { signedIn } from '@afterglow/fixtures/worlds/signedIn';
import { startFaultyApi, type FaultyApi } from '../tools/faultyApi.ts';
import { expectFailedPage, startSite } from './faultySite.ts';
import { expect, test, waitForHydration } from './visitor.ts';

test.describe.configure({ mode: 'default' });

let api: FaultyApi;
let origin = '';
let end = async (): Promise<void> => {};
test.beforeAll(async () => {
  api = await startFaultyApi(signedIn);
  const site = await startSite(api.origin);
  origin = `http://member.localhost:${site.port}`;
  end = site.end;
});
test.afterEach(() => api.set(null));
test.afterAll(async () => {
  await end();
  await api.close();
});

const session = (context: BrowserContext) => context.addCookies([{ name: 'session', value: 'x', url: origin }]);
const inbox = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: 'Messages' });

test('a member of whom the API cannot tell who it is gets the page once it can', async ({ context, page }) => {
  await session(context);
  await api.set('500', globalsEndpoint.path());
  expect((await page.goto(`${origin}/messages/`))?.status()).toBe(503);
  await expectFailedPage(page);
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toHaveCount(0);
  await api.set(null);
  await expect(inbox(page)).toBeVisible({ timeout: 15_000 });
});

test('what a member presses while the API fails is taken back with a sentence', async ({ context, page }) => {
  await session(context);
  const { id, dir } = fullVideos.standard;
  await page.goto(`${origin}/video/${id}/${dir}/`);
  await waitForHydration(page);
  const bar = page.locator('[data-component="ActionBar"]');
  const later = bar.getByRole('button', { name: 'Watch later' });
  await expect(later).not.toHaveAttribute('aria-busy');
  for (const fault of ['500', 'html', 'truncated', 'nulls', 'refuses'] as const) {
    await api.set(fault, calls.input.path());
    await later.click();
    await expect(page.locator('[data-component="ActionMessage"]', { hasText: /\S/ }), fault).toBeVisible();
    await expect(later, fault).toHaveAttribute('aria-pressed', 'false');
    await expect(later, fault).not.toHaveAttribute('aria-busy');
  }
  await api.set(null);
  await later.click();
  await expect(later).toHaveAttribute('aria-pressed', 'true');
});

test('a member’s page does not come back from the back/forward cache after signing out', async ({
  launchOptions,
  playwright,
}) => {
  // Playwright disables that cache.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext();
  await session(context);
  const page = await context.newPage();
  await page.goto(`${origin}/messages/`);
  await waitForHydration(page);
  await page.goto(`${origin}/information/terms/`);
  await context.clearCookies();
  // page.goBack() would wait for a load that never happens.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(`${origin}/messages/`);
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expect(page.getByLabel(/^Your menu/)).toHaveCount(0);
  await browser.close();
});
