/** A list that is played through: a playlist, what is kept for later, the history of the device. */
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Page } from '@playwright/test';
import { join } from './newMember.ts';
import { act, test as testOfTwo } from './twoMembers.ts';
import { unique } from './unique.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const videos = [fullVideos.standard, fullVideos.uploaded, fullVideos.noVotes];
const [first] = videos;

/** Creates a playlist with the three videos and returns its id. */
async function makePlaylist(page: Page, title: string, visibility: { private: 0 | 1 }, baseURL?: string) {
  const fields = { title, desc: 'Long takes with lakes.', orientation: 'str', video_id: first?.id ?? 0 };
  const input = { act: 'playlist', section: 'new', ...fields, ...visibility } as const;
  const id = Number((await act(page.request, input, baseURL))['playlist_id']);
  for (const video of videos.slice(1))
    await act(page.request, { act: 'playlist', section: 'add', playlist_id: id, video_id: video.id }, baseURL);
  return id;
}

const panel = (page: Page) => page.locator('[data-component="PlaylistPanel"]:visible');
const link = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true });
const current = (page: Page) => panel(page).locator('[aria-current="true"]');
const rows = (page: Page) => panel(page).getByRole('listitem');
/** Not the player of a page that is rendered ahead, hidden. */
const videoElement = (page: Page) => page.locator('video:visible');
const paused = (page: Page) => videoElement(page).evaluate((video: HTMLVideoElement) => video.paused);
const playAll = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Play all' });
const fieldsOf = (page: Page) => new URL(page.url()).searchParams;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links play a playlist through, and around', async ({ page, baseURL }) => {
    await join(page, 'owner', baseURL);
    const title = unique('Harbours');
    const id = await makePlaylist(page, title, { private: 0 }, baseURL);
    await page.goto(`/playlist/${id}/`);
    await playAll(page).click();
    await expect(page.getByRole('region', { name: title })).toContainText('1 of 3');
    await expect(rows(page)).toHaveCount(3);
    await expect(link(page, 'Previous video of the playlist')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/video\/\d+\/[\w-]+\/$/);
    await panel(page).getByRole('switch', { name: 'Repeat the playlist' }).click();
    await expect(panel(page).getByRole('switch', { name: 'Repeat the playlist' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    for (const place of ['2 of 3', '3 of 3', '1 of 3']) {
      await link(page, 'Next video of the playlist').click();
      await expect(panel(page)).toContainText(place);
    }
    await expect(page).toHaveURL(/\/video\/\d+\/[\w-]+\/\?playlist=\d+&loop=1$/);
  });
});

test('a playlist plays from its page on, by keys, and goes on where it was left', async ({ page, baseURL }) => {
  await join(page, 'owner', baseURL);
  const id = await makePlaylist(page, unique('Harbours'), { private: 1 }, baseURL);
  await open(page, `/playlist/${id}/`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Go on at/ })).toHaveCount(0);
  await playAll(page).click();
  await expect(panel(page)).toContainText('1 of 3');
  await expect.poll(() => paused(page)).toBe(false);
  await page.keyboard.press('Shift+N');
  await expect(panel(page)).toContainText('2 of 3');
  await expect.poll(() => paused(page)).toBe(false);
  await page.keyboard.press('Shift+N');
  await expect(panel(page)).toContainText('3 of 3');
  await page.keyboard.press('Shift+P');
  await expect(panel(page)).toContainText('2 of 3');
  await open(page, `/playlist/${id}/`);
  await page.getByRole('link', { name: 'Go on at 2 of 3' }).click();
  await expect(panel(page)).toContainText('2 of 3');
});

test('shuffling begins with the video that plays, leaves it playing, and is the same after a reload', async ({
  page,
  baseURL,
}) => {
  await join(page, 'owner', baseURL);
  const id = await makePlaylist(page, unique('Harbours'), { private: 0 }, baseURL);
  const last = videos[2];
  await open(page, `/video/${last?.id}/${last?.dir}/?playlist=${id}`);
  await expect(panel(page)).toContainText('3 of 3');
  const video = await videoElement(page).elementHandle();
  const shuffle = panel(page).getByRole('switch', { name: 'Shuffle the playlist' });
  await shuffle.press(' ');
  await expect(shuffle).toHaveAttribute('aria-checked', 'true');
  await expect(shuffle).toBeFocused();
  await expect(panel(page)).toContainText('1 of 3');
  expect(await video?.evaluate((element) => element.isConnected), 'the same video element').toBe(true);
  const order = await rows(page).allTextContents();
  await page.reload();
  await expect(rows(page)).toHaveText(order);
  await panel(page).getByRole('switch', { name: 'Shuffle the playlist' }).click();
  await expect(panel(page)).toContainText('3 of 3');
  expect(fieldsOf(page).get('shuffle')).toBeNull();
});

test('watch later plays for its member', async ({ page, baseURL }) => {
  const member = await join(page, 'keeper', baseURL);
  for (const { id } of videos) await act(page.request, { act: 'watch_later', section: 'add', video_id: id }, baseURL);
  await open(page, `${member.path}watch_later_videos/1/`);
  await playAll(page).click();
  await expect(page.getByRole('region', { name: 'Watch later' })).toContainText('1 of 3');
  await link(page, 'Next video of the playlist').click();
  await expect(panel(page)).toContainText('2 of 3');
});

test('the history plays from the device, and keeps its order meanwhile', async ({ page }) => {
  const entries = videos.map(({ id, dir, title, seconds, picture }, index) => ({
    type: 'video',
    params: { video_id: id, dir, title, duration: seconds, scr: picture, watched_at: Date.now() - index * 1_000 },
  }));
  await page.addInitScript((value) => {
    if (localStorage.getItem('history') === null)
      localStorage.setItem('history', JSON.stringify({ until: Date.now() + 86_400_000, value }));
  }, entries);
  await open(page, '/history/');
  await playAll(page).click();
  await expect(panel(page)).toContainText('1 of 3');
  await link(page, 'Next video of the playlist').click();
  await expect(panel(page)).toContainText('2 of 3');
  await expect.poll(() => paused(page)).toBe(false);
  await page.reload();
  await expect(panel(page)).toContainText('2 of 3');
  await expect(current(page)).toContainText(videos[1]?.title ?? '');
});

testOfTwo(
  'somebody else’s private playlist is not shown, and the video plays without it',
  async ({ page, other, baseURL }) => {
    const title = unique('Only mine');
    const id = await makePlaylist(page, title, { private: 1 }, baseURL);
    await open(other.page, `/video/${first?.id}/${first?.dir}/?playlist=${id}`);
    await expect(panel(other.page)).toContainText('This playlist cannot be shown');
    await expect(other.page.getByText(title)).toHaveCount(0);
    await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  },
);

test('beside the player the panel is as high as the player; below it the page is no wider', async ({
  page,
  baseURL,
}) => {
  await join(page, 'owner', baseURL);
  const id = await makePlaylist(page, unique('Harbours'), { private: 0 }, baseURL);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/video/${first?.id}/${first?.dir}/?playlist=${id}`);
  await expect(rows(page)).toHaveCount(3);
  const boxes = async () => ({
    player: await page.locator('[data-component="VideoPlayer"]:visible').boundingBox(),
    panel: await panel(page).boundingBox(),
  });
  const wide = await boxes();
  expect(Math.abs((wide.panel?.height ?? 0) - (wide.player?.height ?? 1))).toBeLessThan(1.5);
  expect(wide.panel?.y).toBeCloseTo(wide.player?.y ?? 0, 0);
  for (const width of [360, 844, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    const { player, panel: below } = await boxes();
    expect(below?.y).toBeGreaterThan((player?.y ?? 0) + (player?.height ?? 0) - 1);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
  }
});
