/** Messages between two members: in a drawer, and without JavaScript on pages (D46, D58). */
import { calls } from '@afterglow/contract/calls';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import { messageLength } from '@afterglow/contract/formLimits';
import type { Page } from '@playwright/test';
import type { JoinedMember } from './newMember.ts';
import { act, test } from './twoMembers.ts';
import { expect, waitForHydration } from './visitor.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Messages' });
const field = (page: Page) => page.getByLabel('Your message', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send the message' });
const said = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });
const menu = (page: Page) => page.getByRole('banner').locator('[data-part="user-face"]');
const menuEntry = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });
const threadPath = ({ id }: JoinedMember) => `/messages/${id}/`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test('one writes from a member’s page, the other finds it counted and answers in the drawer', async ({
  page,
  member,
  other,
}) => {
  const [first, answer] = ['The harbour at six?', 'At seven'];
  await open(page, other.path);
  await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click();
  await expect(drawer(page)).toBeVisible();
  await field(page).fill(first);
  await send(page).click();
  await expect(said(page, first)).toBeVisible();
  await expect(said(page, first)).not.toContainText('Being sent');
  await expect(field(page)).toHaveValue('');

  await open(other.page, '/videos/longest/1/');
  await expect(other.page.locator('summary').and(other.page.getByLabel(/unread message/))).toBeVisible();
  await menu(other.page).click();
  await menuEntry(other.page).click();
  await expect(other.page, 'it opens over the page').toHaveURL('/videos/longest/1/');
  await drawer(other.page).getByRole('link', { name: member.name, exact: true }).click();
  await expect(said(other.page, first)).toBeVisible();
  await expect(drawer(other.page).getByRole('heading', { name: member.name })).toBeFocused();
  await field(other.page).fill(answer);
  await send(other.page).click();
  await expect(said(other.page, answer)).not.toContainText('Being sent');
  await drawer(other.page).getByRole('link', { name: 'All messages' }).click();
  await expect(drawer(other.page).getByRole('article').filter({ hasText: answer })).toBeVisible();
  await other.page.keyboard.press('Escape');
  await expect(other.page.locator('summary').and(other.page.getByLabel(/unread message/))).toHaveCount(0);

  // When the window gets the focus again, the count and the messages are updated.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(said(page, answer)).toBeVisible();
});

test('all messages are those of now, even if they were asked for before the last one was written', async ({
  page,
  other,
}) => {
  const text = 'On the pier';
  await open(page, other.path);
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
  member,
  other,
}) => {
  const late = 'Are you there?';
  await open(page, threadPath(other));
  await open(other.page, member.path);
  await other.page.getByRole('main').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(other.page.getByRole('main').getByRole('button', { name: 'Unblock', exact: true })).toBeEnabled();
  await field(page).fill(late);
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('This member takes no messages from you.');
  await expect(said(page, late)).toHaveCount(0);
  await expect(field(page)).toHaveValue(late);

  await open(other.page, threadPath(member));
  await expect(other.page.getByText(/^You have blocked/).first()).toBeVisible();
  await other.page.getByRole('link', { name: 'Unblock' }).click();
  await expect(field(other.page)).toBeVisible();
});

test('the count goes up when the visitor comes back to the window', async ({ page, member, other, baseURL }) => {
  await open(page, '/messages/');
  await expect(page.locator('summary').and(page.getByLabel(/unread message/))).toHaveCount(0);
  await act(other.page.request, { act: 'message', user_id: member.id, text: 'Hello' }, baseURL);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('summary').and(page.getByLabel(/unread message/))).toBeVisible();
  await page.goto(threadPath(other));
  await expect(page.locator('summary').and(page.getByLabel(/unread message/))).toHaveCount(0);
});

test('a draft survives a reload, the limit is said before and when it is hit', async ({ page, other }) => {
  await open(page, threadPath(other));
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
});

test('markup, emoji and right-to-left text appear as they were written', async ({ page, other }) => {
  const text = '<b>bold</b> & <img src=x onerror=alert(1)> 👩‍🎤🌅 مرحبا بالعالم';
  await open(page, threadPath(other));
  await field(page).fill(text);
  // The message is shown at once. The reload must wait until it is sent.
  const sent = page.waitForResponse((response) => response.url().endsWith(calls.input.path()));
  await send(page).click();
  const own = said(page, text).getByText(text, { exact: true });
  await expect(own).toBeVisible();
  expect(await (await sent).json()).toMatchObject({ message_id: expect.any(Number) });
  await page.reload();
  await expect(own).toHaveText(text);
  await expect(page.getByRole('log').locator('b, img')).toHaveCount(0);
});

test('a link to messages reads nothing before it is followed', async ({ page, member, other, baseURL }) => {
  await act(other.page.request, { act: 'message', user_id: member.id, text: 'Unread' }, baseURL);
  await open(page, '/messages/');
  const thread = page.getByRole('main').getByRole('article').filter({ hasText: other.name });
  await expect(thread.getByText(/unread message/)).toBeAttached();
  const read: string[] = [];
  page.on('request', (request) => read.push(new URL(request.url()).pathname + (request.postData() ?? '')));
  await thread.getByRole('link').hover();
  await thread.getByRole('link').focus();
  // Another link's page is read ahead by then.
  const ahead = page.waitForRequest(`**${pathPrefix(calls.categories)}**`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All categories' }).hover();
  await ahead;
  // The header counts unread messages by itself, once the page is idle; that marks nothing as read.
  const isOfMessages = (request: string) => request.includes('messages') && !request.includes('only=unread');
  expect(read.filter(isOfMessages)).toEqual([]);
  await page.reload();
  await expect(thread.getByText(/unread message/)).toBeAttached();
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
    member,
    other,
    baseURL,
  }) => {
    await act(page.request, { act: 'message', user_id: other.id, text: 'First' }, baseURL);
    await page.goto('/');
    await menu(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Messages', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: other.name, exact: true }).click();
    await expect(page).toHaveURL(threadPath(other));
    await expect(page.getByText('1,500 characters left'), 'nothing counts without script').toBeHidden();
    const text = 'Without a script';
    await field(page).fill(text);
    await send(page).click();
    await expect(page).toHaveURL(threadPath(other));
    await expect(said(page, text)).toBeVisible();
    await field(page).fill(' '.repeat(3));
    await send(page).click();
    await expect(page.getByText('Write something first.')).toBeVisible();
    await page.goto(threadPath(other));
    // Afterwards: whoever is blocked before finds no field.
    await act(other.page.request, { act: 'block', section: 'add', user_id: member.id }, baseURL);
    await field(page).fill('Into the dark');
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText('This member takes no messages from you.');
    await expect(field(page)).toHaveValue('Into the dark');
  });
});
