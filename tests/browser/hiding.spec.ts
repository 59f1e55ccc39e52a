import { calls } from '@afterglow/contract/calls';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Locator, Page } from '@playwright/test';
import { signIn } from './signIn.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const list = '/videos/most-popular/1/';

const cards = (page: Page) => page.getByRole('main').locator('article');
const by = (card: Locator) => card.locator('[data-part="card-by"]').innerText();
const hiddenCards = (page: Page) => page.locator('[data-component="HiddenCard"]:visible');
const line = (page: Page) => page.locator('[data-component="HiddenCount"]:visible');

/** Chooses from the menu of a card. Its code loads when the pointer is over the list. */
async function choose(page: Page, card: Locator, entry: string | RegExp): Promise<void> {
  await card.hover();
  await card.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a visitor hides a channel: its cards keep their boxes, the next list has no gap, and all can be undone', async ({
  page,
}) => {
  await page.goto(list);
  await waitForHydration(page);
  const card = cards(page).first();
  const channel = await by(card);
  const count = await cards(page)
    .filter({ has: page.locator(`[data-part="card-by"]:text-is(${JSON.stringify(channel)})`) })
    .count();
  expect(count).toBeGreaterThan(0);
  const before = await card.boundingBox();
  const second = await cards(page).nth(1).boundingBox();
  await choose(page, card, `Hide ${channel}`);
  await expect(card.getByText('Hidden', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Show: / }), 'where the visitor was').toBeFocused();
  expect(await card.boundingBox()).toEqual(before);
  expect(await cards(page).nth(1).boundingBox()).toEqual(second);
  await expect(hiddenCards(page)).toHaveCount(count);
  await expect(line(page)).toContainText(count === 1 ? '1 video hidden' : `${count} videos hidden`);

  // With the keyboard, because rows get their size when they scroll into view, and a pointer would miss the moving
  // link.
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/\/2\//);
  await expect(page.getByText(channel, { exact: true }).filter({ visible: true }).first()).toBeHidden();
  await expect(hiddenCards(page)).toHaveCount(0);

  await page.goto(list);
  await expect(card.getByText('Hidden', { exact: true })).toBeVisible();
  await line(page).getByRole('button', { name: 'Show' }).press('Enter');
  await expect(hiddenCards(page)).toHaveCount(0);
  await line(page).getByRole('button', { name: 'Hide again' }).press('Enter');
  await expect(hiddenCards(page)).toHaveCount(count);
  await line(page).getByRole('button', { name: 'Show' }).press('Enter');
  await expect(hiddenCards(page)).toHaveCount(0);
  await choose(page, card, 'Do not hide videos like this');
  await expect(line(page)).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await card.hover();
  await expect(card.getByRole('button', { name: /^More: / })).toBeAttached();
  await expect(hiddenCards(page)).toHaveCount(0);
});

test('a visitor shows one hidden card alone', async ({ page }) => {
  await page.goto(list);
  await waitForHydration(page);
  const card = cards(page).first();
  await choose(page, card, /^Hide (?!a word)/);
  await card.getByRole('button', { name: /^Show: / }).click();
  await expect(card.getByText('Hidden', { exact: true })).toHaveCount(0);
  await expect(card.getByRole('link')).toBeVisible();
});

test('a visitor hides a word, and finds it among what the device keeps', async ({ page }) => {
  await page.goto(list);
  await waitForHydration(page);
  const card = cards(page).first();
  await choose(page, card, 'Hide a word of the title');
  const dialog = page.getByRole('dialog', { name: 'Hide a word' });
  await dialog.getByRole('list', { name: 'Words of the title' }).getByRole('button').first().click();
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText('Hidden', { exact: true })).toBeVisible();
  await page.goto('/device/');
  await expect(page.getByText('Words of titles and comments that you have hidden.')).toBeVisible();
});

test('a visitor hides a word of a comment: the comment is folded in its place, and at every later visit', async ({
  page,
}) => {
  const { id, dir } = fullVideos.standard;
  const section = page.getByRole('region', { name: /^Comments/ });
  const folded = section.getByRole('article', { name: 'A comment is hidden by your words.' });
  const openComments = async () => {
    await page.goto(`/video/${id}/${dir}/`);
    await waitForHydration(page);
    await section.scrollIntoViewIfNeeded();
  };
  await openComments();
  const hides = section.getByRole('button', { name: 'Hide a word' }).first();
  // Read before the dialog opens, which hides the rest of the page from roles; in view, where comments are laid out.
  await hides.scrollIntoViewIfNeeded();
  const before = await section.getByRole('article').first().boundingBox();
  await hides.click();
  const dialog = page.getByRole('dialog', { name: 'Hide a word' });
  await dialog.getByRole('list', { name: 'Words of the comment' }).getByRole('button').last().click();
  await expect(dialog).toHaveCount(0);
  const show = folded.first().getByRole('button', { name: /^Show: / });
  await expect(show, 'where the visitor was').toBeFocused();
  const row = await folded.first().locator('[data-part="comment-folded"]').boundingBox();
  expect(row?.width, 'the row is as wide as the comment').toBe((await folded.first().boundingBox())?.width);
  expect((await section.getByRole('article').first().boundingBox())?.height).toBe(before?.height);

  await openComments();
  await expect(folded.first()).toBeVisible();
  const count = await folded.count();
  await show.press('Enter');
  await expect(folded).toHaveCount(count - 1);
  await expect(section.locator('article:focus')).toBeVisible();
});

test('a guest who keeps a video from a list is asked to sign in', async ({ page }) => {
  await page.goto(list);
  await waitForHydration(page);
  await choose(page, cards(page).first(), 'Watch later');
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('a member keeps a video for later from a list', async ({ page, baseURL }) => {
  await signIn(page.request, fullMembers.standard, baseURL);
  await page.route(calls.input.path(), (route) => route.fulfill({ json: { ok: 1 } }));
  await page.goto(list);
  await waitForHydration(page);
  const sent = page.waitForRequest((request) => request.url().endsWith(calls.input.path()));
  await choose(page, cards(page).first(), 'Watch later');
  expect((await sent).postData()).toContain('act=watch_later');
  await expect(page.getByText('Kept for later.').first()).toBeVisible();
});

test('a visitor reports a video from a list', async ({ page }) => {
  await page.goto(list);
  await waitForHydration(page);
  await choose(page, cards(page).first(), 'Report');
  await expect(page).toHaveURL(/\/report\/\?object=video\+\d+/);
});

test('channels that the operator hides are hidden for everybody', async ({ page }) => {
  let channel = '';
  await page.route(`**${list}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    channel = /data-part="card-by"[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
    await route.fulfill({
      response,
      body: html.replace('"hidden_channels":[]', `"hidden_channels":${JSON.stringify([channel])}`),
    });
  });
  await page.goto(list);
  await expect(hiddenCards(page).first()).toBeVisible();
  await expect(line(page)).toContainText('hidden');
});

test('where data is to be saved, cards get their menu only when somebody points at one', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(list);
  await waitForHydration(page);
  await expect(page.locator('[data-component="CardMenu"]')).toHaveCount(0);
  await cards(page).first().hover();
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^More: / }),
  ).toBeVisible();
});
