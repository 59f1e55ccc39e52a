/** Counts are correct at once after an action of the visitor, on this page and on pages that the visitor returns to. */
import { calls } from '@afterglow/contract/calls';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests.ts';
import { join } from './newMember.ts';
import { act } from './twoMembers.ts';
import { unique } from './unique.ts';
import { expect, test, waitForHydration } from './visitor.ts';

// The uploader of this video has few subscribers: counts of 1,000 and more are rounded.
const { uploaded: video } = fullVideos;
const videoPath = `/video/${video.id}/${video.dir}/`;
const inputs = `**${calls.input.path()}`;

const numberIn = (text: string | null): number => Number(text?.replaceAll(/\D/g, '') ?? Number.NaN);

/** Opens a video from a list and waits until the member's own actions are known. */
async function openFromList(page: Page, place: number): Promise<void> {
  await page.goto('/videos/longest/2/');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('article').nth(place).getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Favourite' })).not.toHaveAttribute('aria-busy');
}

const comments = (page: Page) => page.getByRole('region', { name: /^Comments/ }).filter({ visible: true });
const commentCount = async (page: Page) =>
  numberIn(
    await comments(page)
      .getByRole('heading', { name: /^Comments/ })
      .textContent(),
  );

test('comments are counted as one is posted, and as it is deleted', async ({ page, baseURL }) => {
  await join(page, 'talker', baseURL);
  await openFromList(page, 3);
  const path = new URL(page.url()).pathname;
  await comments(page).scrollIntoViewIfNeeded();
  const text = unique('What a calm evening.');
  // The form comes with the video's own answer, and the count, too.
  await comments(page).getByLabel('Your comment', { exact: true }).fill(text);
  const before = await commentCount(page);
  const release = await holdRequests(page, inputs);
  await comments(page).getByRole('button', { name: 'Post the comment' }).click();
  await expect.poll(() => commentCount(page), 'while it is sent').toBe(before + 1);
  release();
  await expect(page.getByText('Your comment is posted.').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  expect(await commentCount(page)).toBe(before + 1);

  await page.goBack();
  await expect(page).toHaveURL('/videos/longest/2/');
  await page.goForward();
  await expect(page).toHaveURL(path);
  await expect.poll(() => commentCount(page), 'gone back to').toBe(before + 1);
  await page.reload();
  await expect.poll(() => commentCount(page), 'loaded anew').toBe(before + 1);

  await comments(page).scrollIntoViewIfNeeded();
  const own = comments(page).getByRole('article').filter({ hasText: text });
  await own.getByRole('button', { name: 'Delete' }).click();
  await own.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => commentCount(page), 'deleted').toBe(before);
});

test('a comment that is refused is not counted', async ({ page, baseURL }) => {
  await join(page, 'refused', baseURL);
  await openFromList(page, 4);
  await comments(page).scrollIntoViewIfNeeded();
  await comments(page).getByLabel('Your comment', { exact: true }).fill('Too many words.');
  const before = await commentCount(page);
  await page.route(inputs, (route) => route.fulfill({ json: { error: 1, code: 'limit_user', field: 'notify' } }));
  await comments(page).getByRole('button', { name: 'Post the comment' }).click();
  await expect(comments(page).getByText('You can send 5 comments per 10 minutes')).toBeVisible();
  expect(await commentCount(page)).toBe(before);
});

test('a vote and a subscription are counted at once, and as they are taken back', async ({ page, baseURL }) => {
  await join(page, 'follower', baseURL);
  await page.goto(videoPath);
  await waitForHydration(page);
  const main = page.getByRole('main').filter({ visible: true });
  const like = main.getByRole('button', { name: /^Like/ }).first();
  const line = page.locator('[data-component="ChannelLine"]').filter({ visible: true });
  const subscribe = line
    .or(main)
    .getByRole('button', { name: /^Subscribe/ })
    .filter({ visible: true })
    .first();
  const subscribers = async () => numberIn((/([\d,.]+) subscriber/.exec(await line.innerText()) ?? [])[1] ?? null);
  await expect(like).not.toHaveAttribute('aria-busy');
  const [likes, followers] = [numberIn(await like.textContent()), await subscribers()];
  const release = await holdRequests(page, inputs);
  await like.click();
  await subscribe.click();
  await expect(like, 'while it is sent').toHaveAccessibleName(`Like, ${likes + 1}`);
  await expect.poll(subscribers).toBe(followers + 1);
  release();
  await expect(page.getByText('You are subscribed.').first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await line
    .or(main)
    .getByRole('button', { name: /^Subscribed/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect.poll(subscribers, 'taken back').toBe(followers);
  await expect(like).toHaveAccessibleName(`Like, ${likes + 1}`);
});

test('a playlist counts a video that is added elsewhere', async ({ page, baseURL }) => {
  const { path } = await join(page, 'collector', baseURL);
  const title = 'Harbours at night';
  await act(page.request, { act: 'playlist', section: 'new', title, desc: 'Ships.', orientation: 'str' }, baseURL);
  await page.goto(`${path}playlists/1/`);
  await waitForHydration(page);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(card).toBeVisible();
  await expect(card.getByText('1', { exact: true }), 'nothing is said of zero').toHaveCount(0);
  await page.getByRole('banner').getByRole('link').first().click();
  // Until then, the cards are those of the previous page.
  await expect(card.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('article').filter({ visible: true }).first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Favourite' }).filter({ visible: true })).not.toHaveAttribute(
    'aria-busy',
  );
  await page.getByRole('button', { name: 'Add to' }).filter({ visible: true }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: title }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: title })).toBeChecked();
  await expect(page.getByText('Added to your playlist.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.goBack();
  await expect(card.filter({ visible: true })).toContainText(/\b1\b/);
});
