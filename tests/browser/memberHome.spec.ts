/** The home page of a member, and what the device adds to it. */
import { registry } from '../../site/device/registry.ts';
import type { Page } from '@playwright/test';
import { calls } from '@afterglow/contract/calls';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import { openToRest } from './atRest.ts';
import { join } from './newMember.ts';
import { shiftsSoFar } from './shiftsSoFar.ts';
import { fromHere } from './signIn.ts';
import { expect, test, waitForHydration } from './visitor.ts';

interface Listed {
  id: number;
  dir: string;
  title: string;
}

/** Returns the first videos of a list. */
async function videosOf(page: Page, count: number): Promise<Listed[]> {
  await page.goto('/videos/longest/1/');
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute('href') ?? '', title: link.textContent ?? '' })),
  );
  return found.slice(0, count).flatMap(({ href, title }) => {
    const [, id, dir] = /\/video\/(\d+)\/([^/]+)\//.exec(href) ?? [];
    return id !== undefined && dir !== undefined ? [{ id: Number(id), dir, title }] : [];
  });
}

/** Keeps on the device that these videos were watched, the first one last, and all of them to a half. */
async function keepWatched(page: Page, videos: readonly Listed[]): Promise<void> {
  const until = Date.now() + 86_400_000;
  const history = videos.map(({ id, dir, title }, place) => ({
    type: 'video',
    params: { video_id: id, dir, title, duration: 600, scr: '', watched_at: Date.now() - place * 1_000 },
  }));
  const positions = videos.map(({ id }) => ({ id, seconds: 300, length: 600 }));
  await page.addInitScript(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    [
      [registry.history.name, JSON.stringify({ until, value: history })],
      [registry.positions.name, JSON.stringify({ until, value: positions })],
    ] as const,
  );
}

const row = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
const rowNames = (page: Page) => page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });

for (const [window, width, height] of [
  ['a phone', 390, 844],
  ['a phone held sideways', 844, 390],
  ['a desktop', 1440, 900],
] as const)
  test(`a guest continues what was left unfinished, and nothing moves on ${window}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const watched = await videosOf(page, 3);
    await keepWatched(page, watched);
    await page.goto('/');
    await waitForHydration(page);
    const unfinished = row(page, 'Continue watching');
    await expect(unfinished.getByRole('article').first()).toHaveAccessibleName(watched[0]?.title ?? '');
    await expect(unfinished.getByRole('progressbar').first()).toHaveAccessibleName('50% watched');
    await expect(unfinished.getByText('5:00 left').first()).toBeVisible();
    await expect(row(page, /^Because/)).toHaveCount(0);
    expect(await shiftsSoFar(page, { within: 'main' })).toBe(0);
  });

test('a guest who has watched nothing has no such row, and sends no request for it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openToRest(page, '/');
  await expect(rowNames(page).first()).toHaveText('Being watched now');
  expect(requests.filter((url) => url.includes(pathPrefix(calls.videos)))).toEqual([]);
});

test('a member finds subscriptions, later videos and what is like the last one, and chooses among the rows', async ({
  page,
  baseURL,
}) => {
  const [first, second] = await videosOf(page, 2);
  if (!first || !second) throw new Error('The list has two videos.');
  await join(page, 'Ilse', baseURL);
  const post = (form: Record<string, string | number>) =>
    page.request.post(calls.input.path(), { form, headers: fromHere(baseURL) });
  await post({ act: 'watch_later', section: 'add', video_id: second.id });
  await keepWatched(page, [first]);
  await page.goto('/');
  await waitForHydration(page);
  await expect(row(page, 'Watch later').getByRole('article')).toHaveAccessibleName(second.title);
  await expect(row(page, `Because you watched ${first.title}`).getByRole('article').first()).toBeVisible();
  await expect(rowNames(page)).toHaveText([
    'Continue watching',
    'Watch later',
    `Because you watched ${first.title}`,
    'Being watched now',
    'New',
    'Best',
    'Categories',
    'Models',
  ]);
  expect(await shiftsSoFar(page, { within: 'main' })).toBe(0);

  await page.getByRole('link', { name: 'Choose the rows of this page' }).click();
  await waitForHydration(page);
  const form = page.getByRole('group', { name: 'Rows of your home page' });
  await form.getByRole('checkbox', { name: 'Like the last video that you watched' }).uncheck();
  const up = form.getByRole('button', { name: 'Move up: Watch later' });
  await up.press('Enter');
  await up.press('Enter');
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Save and show the page' }).click();
  await expect(page).toHaveURL('/');
  await expect(rowNames(page).nth(1)).toHaveText('Continue watching');
  await expect(rowNames(page).first()).toHaveText('Watch later');
  await expect(row(page, /^Because/)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a member moves and hides rows as well', async ({ page, baseURL }) => {
    const { path } = await join(page, 'Joost', baseURL);
    await page.goto(`${path}edit/`);
    await page.getByRole('button', { name: 'Move up: Best' }).click();
    await expect(page).toHaveURL(`${path}edit/#home`);
    await page.getByRole('checkbox', { name: 'Categories' }).uncheck();
    await page.getByRole('button', { name: 'Save and show the page' }).click();
    await expect(rowNames(page)).toHaveText(['Being watched now', 'Best', 'New', 'Models']);
    await expect(page.getByRole('main').getByText('Continue watching')).toHaveCount(0);
  });
});
