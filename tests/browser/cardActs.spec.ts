/** Actions of members in the menu of a video card, on every page that lists videos (R88, R95, R133). */
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import { playlists } from '@afterglow/fixtures/data/playlists';
import type { Page } from '@playwright/test';
import { join } from './newMember.ts';
import { act } from './twoMembers.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const menu = { name: /^More: / };

/** The first card with a menu. The code of the menu loads after the list. */
const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', menu) })
    .first();

async function choose(page: Page, entry: string): Promise<void> {
  await firstCard(page).hover();
  await firstCard(page).getByRole('button', menu).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const lists = [
  '/',
  '/videos/longest/1/',
  '/categories/lakeside/longest/1/',
  '/search/1/?s=evening',
  `/pornstar/${fullModels.standard.dir}/`,
  `/pornsite/${fullChannels.standard.dir}/`,
  `/playlist/${playlists.standard.id}/`,
  `/members/${fullMembers.standard.id}/favourite_videos/1/`,
];

for (const path of lists)
  test(`a card of ${path} is kept for later, and a second time it is said that it is`, async ({ page, baseURL }) => {
    await join(page, 'keeper', baseURL);
    await page.goto(path);
    await waitForHydration(page);
    await choose(page, 'Watch later');
    await expect(page.getByText('Kept for later.').first()).toBeVisible();
    await choose(page, 'Watch later');
    await expect(page.getByText('It is already in your list for later.').first()).toBeVisible();
  });

test('a menu that is opened by a key starts at its first entry, the first time, too', async ({ page }) => {
  await page.goto('/videos/longest/1/');
  const button = firstCard(page).getByRole('button', menu);
  for (const key of ['Enter', 'ArrowDown']) {
    await button.press(key);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  await button.click();
  await expect(page.getByRole('menu')).toBeFocused();
});

test('a menu whose code is lost leaves the page as it is, and opens at another press', async ({ page }) => {
  await page.route(/\/OpenMenu/, (route) => route.abort(), { times: 1 });
  await page.goto('/videos/longest/1/');
  await waitForHydration(page);
  await firstCard(page).hover();
  const button = firstCard(page).getByRole('button', menu);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/OpenMenu'));
  await button.click();
  await lost;
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a card goes into a playlist, whose tick says afterwards that it is there', async ({ page, baseURL }) => {
  const member = await join(page, 'collector', baseURL);
  const title = 'Ticks';
  const fields = { orientation: 'str', title, desc: 'From a card.' };
  await act(page.request, { act: 'playlist', section: 'new', ...fields }, baseURL);
  await page.goto(`${member.path}playlists/1/`);
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'afterglow, home' }).click();
  await expect(page).toHaveURL('/');
  await choose(page, 'Add to a playlist');
  const dialog = page.getByRole('dialog', { name: 'Add to a playlist' });
  const tick = dialog.getByRole('checkbox', { name: title });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await expect(page.getByText('Added to your playlist.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'Add to a playlist');
  await expect(tick).toBeChecked();
});
