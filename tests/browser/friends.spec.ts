/** Relations between two members: requested, accepted, declined, subscribed (R80–R84, D60). */
import { calls } from '@afterglow/contract/calls';
import type { Page } from '@playwright/test';
import { openToRest } from './atRest.ts';
import type { JoinedMember } from './newMember.ts';
import { act, test } from './twoMembers.ts';
import { expect, waitForHydration } from './visitor.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const friendsOf = ({ path }: JoinedMember) => `${path}friends/1/`;

const requestFrom = (page: Page, { name }: JoinedMember) =>
  page
    .getByRole('region', { name: 'Requests to you' })
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test('one asks, the other accepts in the list of requests, and either can end it', async ({ page, member, other }) => {
  await open(page, other.path);
  await button(page, 'Add friend').click();
  await expect(button(page, 'Request sent')).toBeEnabled();
  await page.reload();
  await expect(button(page, 'Request sent')).toBeVisible();

  await open(page, friendsOf(member));
  const asked = page.getByRole('region', { name: 'Requests that you have sent' }).getByRole('article');
  await expect(asked.filter({ has: page.getByRole('link', { name: other.name, exact: true }) })).toBeVisible();

  await open(other.page, friendsOf(other));
  const received = requestFrom(other.page, member);
  await received.getByRole('button', { name: 'Accept' }).click();
  await expect(received).toContainText('You are friends now.');
  await expect(other.page.getByRole('main').getByRole('link', { name: member.name, exact: true })).toHaveCount(2);
  await open(other.page, member.path);
  await expect(button(other.page, 'Friends')).toBeVisible();
  await button(other.page, 'Friends').press('Enter');
  const question = other.page.getByRole('dialog', { name: `No longer be friends with ${member.name}?` });
  await question.getByRole('button', { name: 'Stay friends' }).press('Enter');
  await expect(button(other.page, 'Friends')).toBeFocused();
  await button(other.page, 'Block').click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Do not block' }).click();
  await button(other.page, 'Friends').click();
  await question.getByRole('button', { name: 'End the friendship' }).click();
  // The button changes at once. It is enabled after the API has replied.
  await expect(button(other.page, 'Add friend')).toBeEnabled();
  await open(page, other.path);
  await expect(button(page, 'Add friend')).toBeVisible();
});

test('a request is declined at the head of the page that it came from', async ({ page, member, other, baseURL }) => {
  await act(other.page.request, { act: 'friend', section: 'add', user_id: member.id }, baseURL);
  await open(page, other.path);
  await expect(button(page, 'Accept request')).toBeVisible();
  await button(page, 'Decline request').click();
  await expect(button(page, 'Add friend')).toBeFocused();
  // The button changes at once. A reload before the reply could show the request again.
  await expect(button(page, 'Add friend')).toBeEnabled();
  await page.reload();
  await expect(button(page, 'Add friend')).toBeVisible();
});

test('a press shows at once, is sent once, and is taken back with a sentence', async ({ page, other }) => {
  await open(page, other.path);
  await expect(button(page, 'Add friend')).toBeVisible();
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls.input.path(), async (route) => {
    sent += 1;
    await held;
    await route.fulfill({ json: { error: 1, code: 'forbidden', field: 'notify' } });
  });
  await button(page, 'Add friend').dblclick();
  await expect(button(page, 'Request sent')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('This member takes no friend requests.').first()).toBeVisible();
  await expect(button(page, 'Add friend')).toBeVisible();
  expect(sent).toBe(1);
});

test('the relation is read once, with the page, and a subscription is there after a reload', async ({
  page,
  other,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(calls.ownPage.path()) && request.postData()?.includes('section=state') === true)
      asked.push(request.postData() ?? '');
  });
  await openToRest(page, other.path);
  await page.getByRole('button', { name: `Subscribe to ${other.name}` }).click();
  await expect(page.getByText('You are subscribed.').first()).toBeVisible();
  expect(asked, 'the page came with it').toEqual([]);
  const seen = page.waitForRequest((request) => request.postData() === `act=seen&section=member&object_id=${other.id}`);
  await page.reload();
  await seen;
  await expect(page.getByRole('button', { name: `Subscribed to ${other.name}` })).toBeVisible();
});

test('nobody subscribes to, befriends or blocks themselves (R83)', async ({ page, member }) => {
  await open(page, member.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member.name);
  for (const name of ['Add friend', 'Block', `Subscribe to ${member.name}`])
    await expect(button(page, name)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Message', exact: true })).toHaveCount(0);
});

test('a guest is asked to sign in by every press (R95)', async ({ page, other }) => {
  await page.context().clearCookies();
  await open(page, other.path);
  const main = page.getByRole('main');
  for (const name of ['Add friend', 'Message', 'Block', `Subscribe to ${other.name}`]) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(main.getByRole('link', { name: 'Report', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`object=member\\+${other.id}`),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member asks, takes it back, blocks and unblocks', async ({ page, other }) => {
    await page.goto(other.path);
    await button(page, 'Add friend').click();
    await expect(page).toHaveURL(other.path);
    await button(page, 'Request sent').click();
    await button(page, 'Add friend').click();
    await button(page, 'Block').click();
    await expect(button(page, 'Add friend')).toHaveCount(0);
    await button(page, 'Unblock').click();
    await expect(button(page, 'Add friend')).toBeVisible();
  });

  test('a request is accepted, and one that was taken back meanwhile is said to be gone', async ({
    page,
    member,
    other,
    baseURL,
  }) => {
    const asking = (section: 'add' | 'del') =>
      act(other.page.request, { act: 'friend', section, user_id: member.id }, baseURL);
    const accept = requestFrom(page, other).getByRole('button', { name: 'Accept' });
    await asking('add');
    await page.goto(friendsOf(member));
    await asking('del');
    await accept.click();
    await expect(page.getByRole('alert')).toHaveText('It is not here any more.');
    await asking('add');
    await page.goto(friendsOf(member));
    await accept.click();
    await expect(page).toHaveURL(friendsOf(member));
    await expect(page.getByRole('main').getByRole('link', { name: other.name, exact: true })).toBeVisible();
    await expect(requestFrom(page, other)).toHaveCount(0);
  });

  test('a press that is refused says so at its button, with 422', async ({ page, member, other, baseURL }) => {
    await page.goto(other.path);
    // Afterwards: whoever is blocked before is not offered what would be refused.
    await act(other.page.request, { act: 'block', section: 'add', user_id: member.id }, baseURL);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      button(page, 'Add friend').click(),
    ]);
    expect(answer.status()).toBe(422);
    await expect(page.getByText('This member takes no friend requests.').first()).toBeVisible();
  });
});
