/** What two members write to each other: in a drawer, and without script on pages (D46, D58). */
import { calls } from '@afterglow/fixtures/contract/calls';
import { messageLength } from '@afterglow/fixtures/contract/formLimits';
import { fullMembers } from '@afterglow/fixtures/data/members';
import type { Page } from '@playwright/test';
import { act, another, forget, pathOf, type Account } from './twoMembers.ts';
import { signIn } from './signIn.ts';
import { unique } from './unique.ts';
import { expect, test, waitForHydration } from './visitor.ts';

// No other file acts as these two.
const { friend: sofie, cyrillic: wind } = fullMembers;
// One after the other: each begins with nothing between the two.
test.describe.configure({ mode: 'default' });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Messages' });
const field = (page: Page) => page.getByLabel('Your message', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send the message' });
const said = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });
const menu = (page: Page) => page.getByRole('banner').locator('[data-part="user-face"]');
const menuEntry = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });
const threadPath = ({ id }: Account) => `/messages/${id}/`;

/** No two tests write the same. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test.beforeEach(async ({ page, baseURL }) => {
  await signIn(page.request, sofie, baseURL);
  // A rate limit counts messages of ten minutes; no test sends many.
  await act(page.request, { act: 'block', section: 'del', user_id: String(wind.id) }, baseURL);
});

test('one writes from a member’s page, the other finds it counted and answers in the drawer', async ({
  page,
  baseURL,
}) => {
  const [first, answer] = [unique('The harbour at six?'), unique('At seven')];
  await open(page, pathOf(wind));
  await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click();
  await expect(drawer(page)).toBeVisible();
  await field(page).fill(first);
  await send(page).click();
  await expect(said(page, first)).toBeVisible();
  await expect(said(page, first)).not.toContainText('Being sent');
  await expect(field(page)).toHaveValue('');

  const other = await another(page, wind, baseURL);
  await open(other, '/videos/longest/1/');
  await expect(other.locator('summary').and(other.getByLabel(/unread message/))).toBeVisible();
  await menu(other).click();
  await menuEntry(other).click();
  await expect(other, 'it opens over the page').toHaveURL('/videos/longest/1/');
  await drawer(other).getByRole('link', { name: sofie.name, exact: true }).click();
  await expect(said(other, first)).toBeVisible();
  await expect(drawer(other).getByRole('heading', { name: sofie.name })).toBeFocused();
  await field(other).fill(answer);
  await send(other).click();
  await expect(said(other, answer)).not.toContainText('Being sent');
  await drawer(other).getByRole('link', { name: 'All messages' }).click();
  await expect(drawer(other).getByRole('article').filter({ hasText: answer })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.locator('summary').and(other.getByLabel(/unread message/))).toHaveCount(0);

  // Back at the window, the count and the messages are those of now.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(said(page, answer)).toBeVisible();

  await other.context().close();
});

test('all messages are those of now, even if they were asked for before the last one was written', async ({ page }) => {
  const text = unique('On the pier');
  await open(page, pathOf(wind));
  await menu(page).click();
  const asked = page.waitForResponse((response) => response.request().postData() === 'section=messages');
  await menuEntry(page).hover();
  await (await asked).finished();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click();
  await field(page).fill(text);
  await send(page).click();
  await expect(said(page, text)).not.toContainText('Being sent');
  await drawer(page).getByRole('link', { name: 'All messages' }).click();
  await expect(drawer(page).getByRole('article').filter({ hasText: text })).toBeVisible();
});

test('who is blocked is refused and loses no word, and who has blocked can end it where it is in the way', async ({
  page,
  baseURL,
}) => {
  const late = unique('Are you there?');
  const other = await another(page, wind, baseURL);
  await open(page, threadPath(wind));
  await open(other, pathOf(sofie));
  await other.getByRole('main').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(other.getByRole('main').getByRole('button', { name: 'Unblock', exact: true })).toBeEnabled();
  await field(page).fill(late);
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('This member takes no messages from you.');
  await expect(said(page, late)).toHaveCount(0);
  await expect(field(page)).toHaveValue(late);

  await open(other, threadPath(sofie));
  await expect(other.getByText(/^You have blocked/)).toBeVisible();
  await other.getByRole('link', { name: 'Unblock' }).click();
  await expect(field(other)).toBeVisible();
  await other.context().close();
});

test('the count goes up when the visitor comes back to the window', async ({ page, baseURL }) => {
  await open(page, '/messages/');
  const other = await another(page, wind, baseURL);
  await act(other.request, { act: 'message', user_id: String(sofie.id), text: unique('Hello') }, baseURL);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('summary').and(page.getByLabel(/unread message/))).toBeVisible();
  await page.goto(threadPath(wind));
  await expect(page.locator('summary').and(page.getByLabel(/unread message/))).toHaveCount(0);
  await other.context().close();
});

test('a draft survives a reload, the limit is said before and when it is hit', async ({ page }) => {
  await open(page, threadPath(wind));
  await expect(page.getByText('At most 30 messages in 10 minutes.')).toBeVisible();
  await field(page).fill('Half a thought');
  await page.reload();
  await waitForHydration(page);
  await expect(field(page)).toHaveValue('Half a thought');
  await field(page).fill('x'.repeat(messageLength.max + 1));
  await send(page).click();
  await expect(page.getByText('Write at most 1,500 characters.')).toBeVisible();
  await page.route(calls.input.path(), (route) =>
    route.fulfill({ json: { error: 1, code: 'limit_user', field: 'notify', info: { seconds: 400 } } }),
  );
  await field(page).fill('One too many');
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('That was too often. Wait a few minutes, then try again.');
  await expect(said(page, 'One too many')).toHaveCount(0);
  await field(page).fill('');
});

test('markup, emoji and right-to-left text appear as they were written', async ({ page }) => {
  const text = unique('<b>bold</b> & <img src=x onerror=alert(1)> 👩‍🎤🌅 مرحبا بالعالم');
  await open(page, threadPath(wind));
  await field(page).fill(text);
  // It shows at once; the reload must not overtake what sends it.
  const sent = page.waitForResponse((response) => response.url().endsWith(calls.input.path()));
  await send(page).click();
  const own = said(page, text).getByText(text, { exact: true });
  await expect(own).toBeVisible();
  expect(await (await sent).json()).toMatchObject({ message_id: expect.any(Number) });
  await page.reload();
  await expect(own).toHaveText(text);
  await expect(page.getByRole('log').locator('b, img')).toHaveCount(0);
});

test('a link to messages reads nothing before it is followed', async ({ page, baseURL }) => {
  const other = await another(page, wind, baseURL);
  await act(other.request, { act: 'message', user_id: String(sofie.id), text: unique('Unread') }, baseURL);
  await open(page, '/messages/');
  const thread = page.getByRole('main').getByRole('article').filter({ hasText: wind.name });
  await expect(thread.getByText(/unread message/)).toBeAttached();
  await thread.getByRole('link').hover();
  await thread.getByRole('link').focus();
  await page.reload();
  await expect(thread.getByText(/unread message/)).toBeAttached();
  await other.context().close();
});

test('a guest is told that messages take an account', async ({ page }) => {
  await page.context().clearCookies();
  const answer = await page.goto('/messages/');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member follows the menu to the messages, reads, writes, and is told what was refused', async ({
    page,
    baseURL,
  }) => {
    await act(page.request, { act: 'message', user_id: String(wind.id), text: unique('First') }, baseURL);
    await page.goto('/');
    await menu(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: wind.name, exact: true }).click();
    await expect(page).toHaveURL(threadPath(wind));
    await expect(page.getByText('1,500 characters left'), 'nothing counts without script').toBeHidden();
    const text = unique('Without a script');
    await field(page).fill(text);
    await send(page).click();
    await expect(page).toHaveURL(threadPath(wind));
    await expect(said(page, text)).toBeVisible();
    await field(page).fill(' '.repeat(3));
    await send(page).click();
    await expect(page.getByText('Write something first.')).toBeVisible();
    const other = await another(page, wind, baseURL);
    await act(other.request, { act: 'block', section: 'add', user_id: String(sofie.id) }, baseURL);
    await page.goto(threadPath(wind));
    await field(page).fill('Into the dark');
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText('This member takes no messages from you.');
    await expect(field(page)).toHaveValue('Into the dark');
    await forget(other.request, sofie, baseURL);
    await other.context().close();
  });
});
