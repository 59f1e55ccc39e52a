import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { mailedLink } from './mailbox.ts';
import { expect, test, waitForHydration } from './visitor.ts';
import { newMember, type NewMember } from './newMember.ts';
import { fromOwnAddress } from './signIn.ts';

/** A visitor from the United Kingdom without an account, until the site is open to them. */

// The API limits sign-ups per hour and address.
test.use(fromOwnAddress({ 'x-country': 'gb' }));

const list = '/videos/longest/1/';
const photo = join(import.meta.dirname, '../../fixtures/media/scenes/01/640x360/1.jpg');
/** A picture of one pixel. */
const tooSmall = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Reads the demo's mailbox from another country, because it is behind the gate like other pages. */
async function mailTo(browser: Browser, { name }: NewMember): Promise<string> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'ca' } });
  const link = await mailedLink(await context.newPage(), { name });
  await context.close();
  return link;
}

async function fillSignUp(page: Page, { name, email, password }: NewMember): Promise<void> {
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function confirmAddress(page: Page, browser: Browser, member: NewMember): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await mailTo(browser, member));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your address is confirmed.').first()).toBeVisible();
}

async function signIn(page: Page, { name, password }: NewMember): Promise<void> {
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const check = (page: Page) => page.getByRole('heading', { name: 'Please show that you are an adult' });
const chooser = (page: Page) => page.getByLabel('A photo of your face');
const send = (page: Page) => page.getByRole('button', { name: 'Have my age checked' });

test('a new member signs up at the check, sends photos until one passes, and comes to the page', async ({
  page,
  browser,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const petra = newMember('Petra');
  await page.goto(list);
  await expect(check(page)).toBeVisible();
  expect(scripts, 'a guest needs none').toEqual([]);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await waitForHydration(page);
  await fillSignUp(page, petra);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await confirmAddress(page, browser, petra);

  // The visitor may have signed in with the wrong account.
  await signIn(page, petra);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();

  await page.goto(list);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await waitForHydration(page);
  await signIn(page, petra);
  await expect(page.getByText(`You are signed in as ${petra.name}.`)).toBeVisible();
  await expect(page).toHaveURL(list);
  await waitForHydration(page);
  scripts.length = 0;
  await page.reload();
  await waitForHydration(page);
  expect(scripts, 'nothing of the app').toEqual([expect.stringMatching(/^\/assets\/ageCheck-[^/]+\.js$/)]);

  await chooser(page).setInputFiles(tooSmall);
  await expect(page.getByText('dot.png')).toBeVisible();
  await send(page).click();
  await expect(chooser(page)).toHaveAccessibleDescription(/The photo is too small/);
  await expect(chooser(page)).toBeFocused();

  await chooser(page).setInputFiles(photo);
  await page.route(list, (route) => route.abort('internetdisconnected'));
  await send(page).click();
  await expect(chooser(page)).toHaveAccessibleDescription(/could not be sent/);
  await expect(page.getByText('1.jpg'), 'it stays chosen').toBeVisible();
  await page.unroute(list);

  // While the check is running, the page says so, and a second press sends nothing.
  const posts: string[] = [];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(list, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts.push(route.request().url());
    await held;
    await route.continue();
  });
  await send(page).click();
  await expect(page.locator('[data-part="age-photo-processing"]')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^(Processing)+$/);
  await send(page).click({ force: true });
  goOn();
  await expect(page.getByRole('article')).toHaveCount(60);
  await expect(page).toHaveURL(list);
  expect(posts).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a new member signs up at the check, sends a photo, and comes to the page', async ({ page, browser }) => {
    const nora = newMember('Nora');
    await page.goto(list);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await fillSignUp(page, nora);
    const question = page.locator('label', { hasText: 'how much is' });
    const [one = 0, other = 0] = ((await question.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    await page.getByLabel(/how much is/).fill(String(one + other));
    await page.getByRole('button', { name: 'Create the account' }).click();
    await confirmAddress(page, browser, nora);

    await page.goto(list);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, nora);
    await expect(page).toHaveURL(list);
    await chooser(page).setInputFiles(tooSmall);
    await send(page).click();
    await expect(chooser(page)).toHaveAccessibleDescription(/The photo is too small/);
    await chooser(page).setInputFiles(photo);
    await send(page).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
