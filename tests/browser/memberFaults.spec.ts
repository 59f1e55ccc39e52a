/** Faults of the API and of the connection to it, while a member is signed in. */
import type { BrowserContext, Page } from '@playwright/test';
import { globalsEndpoint } from '@afterglow/contract/endpoints/accounts';
import { calls } from '@afterglow/contract/calls';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { signedIn } from '@afterglow/fixtures/scenarios/signedIn';
import { startFaultyApi, type FaultyApi } from '../tools/faultyApi.ts';
import { clip } from './clip.ts';
import { expectFailedPage, impatient } from './faultySite.ts';
import { launchWhole } from './launchWhole.ts';
import { startSite } from './ownSite.ts';
import { join } from './newMember.ts';
import { whenPrepared } from './ownUploads.ts';
import { dismissToasts, toasts } from './toasts.ts';
import { expect, test, waitForHydration } from './visitor.ts';

// All in one worker, so that their site is started only once.
test.describe.configure({ mode: 'default' });

let api: FaultyApi;
let origin = '';
let end = async (): Promise<void> => {};
test.beforeAll(async () => {
  api = await startFaultyApi(signedIn);
  ({ origin, end } = await startSite({ API_ORIGIN: api.origin, ...impatient }, 'member.localhost'));
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
  await expect(inbox(page)).toBeVisible();
});

test('on a page for everybody the header neither calls a member a guest nor stays so', async ({ context, page }) => {
  await session(context);
  await api.set('500', globalsEndpoint.path());
  expect((await page.goto(`${origin}/categories/`))?.status()).toBe(200);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Your account has not loaded. Try again' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  const search = header.getByRole('combobox').first();
  await search.fill('evening');
  const identified = page.waitForResponse(
    (response) => response.url().endsWith(globalsEndpoint.path()) && response.ok(),
  );
  await api.set(null);
  await identified;
  await expect(search, 'nothing is taken from somebody who writes').toHaveValue('evening');
  await search.blur();
  await expect(header.getByRole('link', { name: /has not loaded/ })).toHaveCount(0);
  await expect(header.locator('[data-component="UserMenu"]')).toBeVisible();
});

test('a document that was loaded anew, and came without its member, is loaded once more by itself', async ({
  context,
  page,
}) => {
  await session(context);
  await page.goto(`${origin}/categories/`);
  const menu = page.getByRole('banner').locator('[data-component="UserMenu"]');
  await expect(menu).toBeVisible();
  await api.set('500', globalsEndpoint.path());
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  // The API works again when the browser sends the request.
  await page.route(`**${globalsEndpoint.path()}`, async (route) => {
    await api.set(null);
    await route.continue();
  });
  await page.reload();
  await expect(menu).toBeVisible();
  expect(documents).toHaveLength(2);
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
    const toast = toasts(page).getByRole('button');
    await expect(toast, fault).toBeVisible();
    await dismissToasts(page);
    await expect(toast, fault).toHaveCount(0);
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
  const browser = await launchWhole(playwright, launchOptions);
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

test('a member whose browser stores nothing writes, changes the account and uploads all the same', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });
  const member = await join(page, 'Nowhere', baseURL);
  const main = page.getByRole('main');
  const words = 'Kept nowhere';

  await page.goto(`${member.path}wall/1/`);
  await waitForHydration(page);
  await main.getByLabel('Your comment', { exact: true }).fill(words);
  await main.getByRole('button', { name: 'Post the comment' }).click();
  await expect(main.getByRole('article').filter({ hasText: words })).toBeVisible();

  await page.goto(`/messages/${fullMembers.own.id}/`);
  await waitForHydration(page);
  await main.getByLabel('Your message').fill(words);
  await main.getByRole('button', { name: 'Send the message' }).click();
  await expect(main.getByText(words)).toBeVisible();
  await expect(main.getByLabel('Your message')).toHaveValue('');

  await page.goto(`${member.path}edit/`);
  await waitForHydration(page);
  await main.getByRole('button', { name: 'Save the profile' }).click();
  await expect(main.getByText('Your profile has been saved.')).toBeVisible();

  await page.goto('/upload-video/');
  await waitForHydration(page);
  await main.getByLabel('Video file').setInputFiles(clip('nowhere.mp4', 605));
  await main.getByRole('button', { name: 'Upload', exact: true }).click();
  await main.getByLabel('Title').fill(words);
  await expect(main.getByRole('radio', { name: /^Picture/ }).first()).toBeVisible(whenPrepared);
  await expect(main.getByLabel('Title')).toHaveValue(words);
});
