/** A playlist from creation to deletion: filled, sorted, changed, made private (R86–R88, D13, D24, D51). */
import { calls } from '@afterglow/contract/calls';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Page } from '@playwright/test';
import { join, type JoinedMember } from './newMember.ts';
import { act, test as testOfTwo } from './twoMembers.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const tabOf = ({ path }: JoinedMember) => `${path}playlists/1/`;

const videos = [fullVideos.standard, fullVideos.uploaded, fullVideos.noVotes].map(({ id }) => id);

/** Creates a private playlist with three videos. */
async function makePlaylist(page: Page, title: string, baseURL?: string): Promise<number> {
  const [first = 0, ...others] = videos;
  const fields = { title, desc: 'Long takes with lakes.', orientation: 'str', video_id: first };
  const input = { act: 'playlist', section: 'new', ...fields, private: 1 } as const;
  const id = Number((await act(page.request, input, baseURL))['playlist_id']);
  for (const video of others)
    await act(page.request, { act: 'playlist', section: 'add', playlist_id: id, video_id: video }, baseURL);
  return id;
}

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => page.locator('[data-component="PlaylistOrder"]').getByRole('listitem');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test('a member makes a playlist on the own tab, with refused fields said at each, and finds it there', async ({
  page,
  baseURL,
}) => {
  const owner = await join(page, 'owner', baseURL);
  await open(page, tabOf(owner));
  const button = main(page).getByRole('link', { name: 'New playlist' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New playlist' });
  const title = 'Evenings';
  await dialog.getByLabel('Title', { exact: true }).fill('By');
  await dialog.getByRole('button', { name: 'Create the playlist' }).click();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(/at least 3 characters/);
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveAccessibleDescription(/This field is required/);
  await expect(dialog.getByRole('group', { name: 'Catalogue' })).toHaveAccessibleDescription(/This field is required/);
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Description', { exact: true }).fill('Long takes with lakes.');
  await dialog.getByRole('radio', { name: 'Straight' }).check();
  for (const tick of (await dialog.getByRole('checkbox').all()).slice(0, 4)) await tick.check();
  await dialog.getByRole('button', { name: 'Create the playlist' }).click();
  await expect(dialog.getByRole('group', { name: 'Categories' })).toContainText('max 3');
  await dialog.getByRole('checkbox').first().uncheck();
  await dialog.getByRole('radio', { name: 'Private' }).check();
  await dialog.getByRole('button', { name: 'Create the playlist' }).click();
  await expect(page.getByText('Your playlist is created.').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const card = main(page).getByRole('article').filter({ hasText: title });
  await expect(card).toBeVisible();
  await expect(card.getByText('Private')).toBeAttached();
});

test('the owner changes a playlist, which shows at once', async ({ page, baseURL }) => {
  await join(page, 'owner', baseURL);
  const id = await makePlaylist(page, 'Harbours', baseURL);
  await open(page, `/playlist/${id}/`);
  await main(page).getByRole('link', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit this playlist' });
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue('Long takes with lakes.');
  await expect(dialog.getByRole('radio', { name: 'Private' })).toBeChecked();
  const title = 'Quays';
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByRole('radio', { name: 'Visible' }).check();
  await dialog.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Your playlist is changed.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main(page).locator('[data-component="Badge"]')).toHaveCount(0);
});

test('the owner puts videos in order by keyboard and by dragging, takes one out, and finds it so', async ({
  page,
  baseURL,
}) => {
  await join(page, 'owner', baseURL);
  const id = await makePlaylist(page, 'Order', baseURL);
  await open(page, `/playlist/${id}/`);
  await main(page).getByRole('button', { name: 'Arrange' }).press('Enter');
  await expect(rows(page)).toHaveCount(3);
  const names = () => rows(page).locator('b').allTextContents();
  const [one = '', two = '', three = ''] = await names();
  const down = page.getByRole('button', { name: `Move down: ${one}`, exact: true });
  await down.press('Enter');
  expect(await names()).toEqual([two, one, three]);
  await expect(down).toBeFocused();
  await expect(page.getByText(`${one}: place 2 of 3`)).toBeAttached();
  const grip = await rows(page).nth(2).locator('[data-part="order-handle"]').boundingBox();
  const top = await rows(page).first().boundingBox();
  if (!grip || !top) throw new Error('The rows have no boxes.');
  await page.mouse.move(grip.x + 10, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + 10, top.y + 40, { steps: 6 });
  await page.mouse.move(grip.x + 10, top.y + 2);
  const ordered = page.waitForResponse((response) => (response.request().postData() ?? '').includes('section=order'));
  await page.mouse.up();
  expect(await names()).toEqual([three, two, one]);
  await ordered;
  const removed = page.waitForResponse((response) => (response.request().postData() ?? '').includes('section=del'));
  await page.getByRole('button', { name: `Remove from this playlist: ${two}`, exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: `Remove from this playlist: ${one}`, exact: true })).toBeFocused();
  await removed;
  await page.getByRole('link', { name: 'Done' }).press('Enter');
  await expect(main(page).getByRole('button', { name: 'Arrange' })).toBeFocused();
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText([three, one]);
});

test('a change of the order that is refused is taken back with a sentence', async ({ page, baseURL }) => {
  await join(page, 'owner', baseURL);
  const id = await makePlaylist(page, 'Taken back', baseURL);
  await open(page, `/playlist/${id}/`);
  await main(page).getByRole('button', { name: 'Arrange' }).click();
  await expect(rows(page)).toHaveCount(3);
  const names = () => rows(page).locator('b').allTextContents();
  const before = await names();
  await page.route(calls.input.path(), (route) => route.abort());
  await page.getByRole('button', { name: `Move down: ${before[0]}`, exact: true }).click();
  await expect(page.locator('[data-component="PlaylistOrder"]').getByText(/connection/)).toBeVisible();
  await expect.poll(names).toEqual(before);
  await page.unroute(calls.input.path());
});

test('the owner is asked before a playlist is deleted', async ({ page, baseURL }) => {
  const owner = await join(page, 'owner', baseURL);
  const [title, remaining] = ['Gone', 'Still there'];
  const id = await makePlaylist(page, title, baseURL);
  await makePlaylist(page, remaining, baseURL);
  await open(page, `/playlist/${id}/`);
  const button = main(page).getByRole('button', { name: 'Delete' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Delete this playlist?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await button.click();
  await dialog.getByRole('button', { name: 'Delete the playlist' }).click();
  await expect(page).toHaveURL(tabOf(owner));
  await expect(page.getByText('Your playlist is deleted.').first()).toBeVisible();
  await expect(main(page).getByRole('article').filter({ hasText: remaining })).toBeVisible();
  await expect(main(page).getByRole('article').filter({ hasText: title })).toHaveCount(0);
  const gone = await page.request.get(`/playlist/${id}/`);
  expect(gone.status()).toBe(404);
});

testOfTwo(
  'a private playlist is its owner’s alone, and another’s has no tools',
  async ({ page, member: owner, other: { page: elsewhere }, baseURL }) => {
    const title = 'For me alone';
    const id = await makePlaylist(page, title, baseURL);
    expect((await elsewhere.request.get(`/playlist/${id}/`)).status()).toBe(404);
    expect((await elsewhere.request.get(`/playlist/${id}/info/?step=edit`)).status()).toBe(404);
    expect(await (await elsewhere.request.get(tabOf(owner))).text()).not.toContain(title);
    const fields = { playlist_id: id, title, desc: 'Long takes with lakes.', private: 0 } as const;
    await act(page.request, { act: 'playlist', section: 'upd', ...fields }, baseURL);
    await elsewhere.goto(`/playlist/${id}/`);
    await waitForHydration(elsewhere);
    const like = main(elsewhere).getByRole('button', { name: 'Like', exact: true });
    await expect(like).not.toHaveAttribute('aria-busy');
    await expect(main(elsewhere).getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await like.click();
    await expect(elsewhere.getByText('Thank you for your vote.').first()).toBeVisible();
    await elsewhere.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    expect((await elsewhere.request.get(`/playlist/${id}/info/?step=edit`)).status()).toBe(403);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a member makes a playlist and changes it by forms that post', async ({ page, baseURL }) => {
    const owner = await join(page, 'owner', baseURL);
    await page.goto(tabOf(owner));
    await main(page).getByRole('link', { name: 'New playlist' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New playlist');
    const title = 'By post';
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Description', { exact: true }).fill('Lake');
    for (const tick of (await page.getByRole('checkbox').all()).slice(0, 2)) await tick.check();
    await page.getByRole('radio', { name: 'Straight' }).check();
    await page.getByRole('radio', { name: 'Private' }).check();
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Create the playlist' }).click(),
    ]);
    expect(refused.status()).toBe(422);
    await expect(page.getByLabel('Description', { exact: true })).toHaveAccessibleDescription(/at least 5 characters/);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
    await page.getByLabel('Description', { exact: true }).fill('Lakes at night.');
    await page.getByRole('button', { name: 'Create the playlist' }).click();
    await expect(page).toHaveURL(/\/playlist\/\d+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Your playlist is created.').first()).toBeVisible();
    const id = Number(/\/playlist\/(\d+)\//.exec(page.url())?.[1]);
    await main(page).getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    const next = 'Changed by post';
    await page.getByLabel('Title', { exact: true }).fill(next);
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page).toHaveURL(`/playlist/${id}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
    await expect(page.getByText('Your playlist is changed.').first()).toBeVisible();
  });

  test('a member puts a playlist in order and deletes it by forms that post', async ({ page, baseURL }) => {
    const owner = await join(page, 'owner', baseURL);
    const id = await makePlaylist(page, 'In order by post', baseURL);
    await page.goto(`/playlist/${id}/`);
    await main(page).getByRole('link', { name: 'Arrange' }).click();
    await expect(rows(page)).toHaveCount(videos.length);
    await expect(main(page).getByText(/^Drag/), 'nothing is dragged without script').toBeHidden();
    const names = await rows(page).locator('b').allTextContents();
    const [first = '', second = '', third = ''] = names;
    await page.getByRole('button', { name: `Move down: ${first}` }).click();
    await expect(page).toHaveURL(`/playlist/${id}/info/?step=arrange#order-${videos[0]}`);
    await expect(rows(page).locator('b')).toHaveText([second, first, third]);
    await page.getByRole('button', { name: `Move up: ${third}` }).click();
    await expect(rows(page).locator('b')).toHaveText([second, third, first]);
    await page.getByRole('button', { name: `Remove from this playlist: ${second}` }).click();
    await expect(rows(page).locator('b')).toHaveText([third, first]);
    await main(page).getByRole('link', { name: 'Done' }).click();
    await expect(page).toHaveURL(`/playlist/${id}/`);
    await expect(main(page).getByRole('article').getByRole('heading')).toHaveText([third, first]);

    await main(page).getByRole('link', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete this playlist?');
    await page.getByRole('link', { name: 'Keep it' }).click();
    await main(page).getByRole('link', { name: 'Delete' }).click();
    await act(page.request, { act: 'playlist', section: 'del', playlist_id: id }, baseURL);
    const [gone] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Delete the playlist' }).click(),
    ]);
    expect(gone.status()).toBe(422);
    const other = await makePlaylist(page, 'To be deleted by post', baseURL);
    await page.goto(`/playlist/${other}/info/?step=delete`);
    await page.getByRole('button', { name: 'Delete the playlist' }).click();
    await expect(page).toHaveURL(tabOf(owner));
    await expect(page.getByText('Your playlist is deleted.').first()).toBeVisible();
    expect((await page.request.get(`/playlist/${other}/`)).status()).toBe(404);
  });
});
