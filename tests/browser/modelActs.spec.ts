/** Actions of a visitor on the page of a model or a channel: votes and subscriptions (R83, R95, D56, D60). */
import { calls } from '@afterglow/contract/calls';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullModels } from '@afterglow/fixtures/data/models';
import type { Page } from '@playwright/test';
import { openToRest } from './atRest.ts';
import { join } from './newMember.ts';
import { toasts } from './toasts.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const head = (page: Page) => page.locator('[data-component="ProfileHead"]');
const subscribe = (page: Page) => head(page).locator('[data-component="SubscribeButton"] button');
const like = (page: Page) => head(page).getByRole('button', { name: 'Like', exact: true });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await expect(like(page)).not.toHaveAttribute('aria-busy');
}

const pages = [
  { kind: 'model', id: fullModels.standard.id, path: `/pornstar/${fullModels.standard.dir}/` },
  { kind: 'channel', id: fullChannels.standard.id, path: `/pornsite/${fullChannels.standard.dir}/` },
];

for (const { kind, id, path } of pages) {
  test(`a member subscribes to a ${kind} at once, once, and finds it so after a reload`, async ({ page, baseURL }) => {
    await join(page, 'follower', baseURL);
    await open(page, path);
    const sent: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(calls.input.path(), async (route) => {
      sent.push(route.request().postData() ?? '');
      await held;
      await route.continue();
    });
    await expect(subscribe(page)).toHaveText('Subscribe');
    const count = async () =>
      Number(/([\d,]+) subscriber/.exec(await head(page).innerText())?.[1]?.replaceAll(',', ''));
    const before = await count();
    await subscribe(page).dblclick();
    await expect(subscribe(page)).toHaveText('Subscribed');
    expect(await count()).toBe(before + 1);
    release();
    await expect(page.getByText('You are subscribed.').first()).toBeVisible();
    expect(sent).toEqual([`act=subscribe&section=${kind}&object_id=${id}`]);
    await page.unroute(calls.input.path());
    await page.reload();
    await expect(subscribe(page)).toHaveText('Subscribed');
    await expect(subscribe(page)).not.toHaveAttribute('aria-busy');
    await subscribe(page).press('Enter');
    await expect(subscribe(page)).toHaveText('Subscribe');
    await expect(subscribe(page)).toBeFocused();
  });

  test(`a member’s vote for a ${kind} shows at once, and is there after a reload`, async ({ page, baseURL }) => {
    await join(page, 'voter', baseURL);
    await open(page, path);
    await like(page).dblclick();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Thank you for your vote.').first()).toBeVisible();
    await page.reload();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(like(page)).not.toHaveAttribute('aria-busy');
    await head(page).getByRole('button', { name: 'Dislike' }).click();
    await expect(page.getByText('You have already voted.').first()).toBeVisible();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a press that is refused is taken back, and why is said in a toast', async ({ page, baseURL }) => {
  await join(page, 'refused', baseURL);
  await open(page, `/pornstar/${fullModels.retired.dir}/`);
  await page.route(calls.input.path(), (route) => route.abort());
  await subscribe(page).click();
  await expect(toasts(page)).toContainText('connection');
  await expect(subscribe(page)).toHaveText('Subscribe');
});

test('another model in the same document has buttons of its own', async ({ page, baseURL }) => {
  await join(page, 'follower', baseURL);
  await open(page, pages[0]?.path ?? '');
  await page.getByRole('banner').getByRole('link', { name: 'Models', exact: true }).click();
  await expect(page).toHaveURL(/\/pornstars\//);
  const other = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasNotText: fullModels.standard.title })
    .getByRole('link')
    .first();
  const name = (await other.textContent()) ?? '';
  await other.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const own = head(page).filter({ hasText: name });
  await expect(own.getByRole('button', { name: `Subscribe to ${name}`, exact: true })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Like', exact: true })).not.toHaveAttribute('aria-busy');
});

test('a guest who subscribes is asked to sign in over the page', async ({ page }) => {
  await page.goto(pages[0]?.path ?? '');
  await waitForHydration(page);
  const link = head(page).getByRole('link', { name: `Subscribe to ${fullModels.standard.title}` });
  await link.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await head(page).getByRole('link', { name: 'Like', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('nothing of what members do is loaded for a guest', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openToRest(page, pages[1]?.path ?? '');
  await expect(head(page).getByRole('link', { name: 'Like', exact: true })).toBeVisible();
  const ofMembers = ['MemberProfileActs', calls.ownPage.path()];
  expect(loaded.filter((url) => ofMembers.some((part) => url.includes(part)))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest’s button leads to the page to sign in', async ({ page }) => {
    await page.goto(pages[0]?.path ?? '');
    await head(page)
      .getByRole('link', { name: /^Subscribe to / })
      .click();
    await expect(page).toHaveURL(/\/signin\/\?next=%2Fpornstar%2F/);
  });
});
