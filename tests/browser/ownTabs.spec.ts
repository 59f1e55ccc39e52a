/** Private tabs of a member's own page: reached from the menu, seen by nobody else (R17, R80–R82, D7). */
import { calls } from '@afterglow/contract/calls';
import { subscriptionTypes } from '@afterglow/contract/lists';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { readFile } from 'node:fs/promises';
import { join } from './newMember.ts';
import { signIn } from './signIn.ts';
import { act } from './twoMembers.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const { standard } = fullMembers;

test('a member opens each own tab from the menu, without a further document', async ({ page, baseURL }) => {
  await signIn(page.request, standard, baseURL);
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const name of ['Favourites', 'Watch later', 'Subscriptions', 'Wall']) {
    await page.getByRole('banner').locator('[data-part="user-face"]').click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    const tab = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(tab).toHaveAttribute('aria-current', /.+/);
    await expect(page.getByText('You do not have permission to view.')).toHaveCount(0);
  }
  expect(documents).toEqual([]);
});

test('what is new in the subscriptions is seen by opening a page, or all at once', async ({ page, baseURL }) => {
  const { id: userId } = await join(page, 'follower', baseURL);
  const followed = { model: fullModels.standard, channel: fullChannels.standard, member: standard };
  for (const type of subscriptionTypes)
    await act(page.request, { act: 'subscribe', section: type, object_id: followed[type].id }, baseURL);
  const paths = new Set(subscriptionTypes.map((type) => calls.subscriptions.path({ userId, type, page: 1 })));
  let seen = false;
  await page.route(
    ({ pathname }) => paths.has(pathname),
    async (route) => {
      const response = await route.fetch();
      const json: { subscriptions: { new_videos: number }[] } = await response.json();
      const subscriptions = json.subscriptions.map((one) => ({ ...one, new_videos: seen ? 0 : 2 }));
      await route.fulfill({ response, json: { ...json, subscriptions } });
    },
  );
  const sent: string[] = [];
  await page.route(calls.input.path(), async (route) => {
    sent.push(route.request().postData() ?? '');
    seen = true;
    await route.continue();
  });
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  await page.getByRole('banner').locator('[data-part="user-face"]').click();
  await page.getByRole('banner').getByRole('link', { name: 'Subscriptions', exact: true }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: '2 new videos' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as seen' }).press('Enter');
  await expect(cards.filter({ hasText: 'Nothing new' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as seen' })).toHaveCount(0);
  expect(sent).toEqual(['act=seen']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a member reads what is kept for later, and a guest may not', async ({ page, context, baseURL }) => {
    const path = `/members/${standard.id}/watch_later_videos/1/`;
    await page.goto(path);
    await expect(page.getByText('You do not have permission to view.')).toBeVisible();
    await signIn(page.request, standard, baseURL);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watch later');
    await expect(page.getByText('You do not have permission to view.')).toHaveCount(0);
    await context.clearCookies();
    const refused = await page.goto(path);
    expect(refused?.status()).toBe(403);
  });

  test('a member takes a video out of the history, and saves a copy of everything', async ({ page, baseURL }) => {
    const member = await join(page, 'watcher', baseURL);
    for (const { id } of [fullVideos.standard, fullVideos.uploaded])
      await act(page.request, { act: 'view', video_id: id }, baseURL);
    await page.goto(`${member.path}history/1/`);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(2);
    const first = (await cards.first().getByRole('heading').textContent()) ?? '';
    await page.getByRole('button', { name: `Remove from your history: ${first}` }).click();
    await expect(page.getByText('The video is removed from your history.').first()).toBeVisible();
    await expect(cards).toHaveCount(1);
    await expect(cards.getByRole('heading')).not.toHaveText(first);

    await page.goto(`${member.path}edit/`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a copy' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-account.json');
    const path = await download.path();
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ account: { name: member.name } });
  });
});
