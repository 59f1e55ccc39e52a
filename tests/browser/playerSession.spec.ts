import { videos } from '@afterglow/fixtures/data/videos';
import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests.ts';
import { videoElement, open, pauseClock, paused, play, player, standard, time, upgraded } from './playerPage.ts';
import { expect, test } from './visitor.ts';

declare global {
  interface Window {
    /** Handlers that the page has registered for the media keys. */
    mediaKeys?: Record<string, MediaSessionActionHandler | null>;
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const keys: NonNullable<Window['mediaKeys']> = {};
    window.mediaKeys = keys;
    const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (action, handler) => {
      if (handler === null) delete keys[action];
      else keys[action] = handler;
      set(action, handler);
    };
  }),
);

const session = (page: Page) =>
  page.evaluate(() => ({
    keys: Object.keys(window.mediaKeys ?? {}).sort(),
    title: navigator.mediaSession.metadata?.title ?? null,
  }));

test('media keys work, and the lock screen names the video', async ({ page }) => {
  await open(page);
  await play(page);
  expect(await session(page)).toEqual({
    keys: ['pause', 'play', 'seekbackward', 'seekforward', 'seekto'],
    title: standard.title,
  });
  const press = (key: string) =>
    page.evaluate((name) => window.mediaKeys?.[name]?.({ action: 'seekto', seekTime: 100 }), key);
  await press('pause');
  await expect.poll(() => paused(page)).toBe(true);
  // Keyboards and headsets repeat the action.
  await press('pause');
  expect(await paused(page)).toBe(true);
  await press('seekto');
  await expect.poll(() => time(page)).toBe(100);
  await press('seekforward');
  await expect.poll(() => time(page)).toBe(110);
});

test('a discreet visitor’s lock screen says nothing, also from the middle of a video on', async ({ page }) => {
  await open(page);
  await play(page);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-discreet', true));
  await expect.poll(() => session(page)).toEqual({ keys: [], title: null });
  await page.evaluate(() => document.documentElement.removeAttribute('data-discreet'));
  await expect.poll(async () => (await session(page)).title).toBe(standard.title);
});

test('a page that comes discreet registers no media key', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'discreet', value: 'on', url: baseURL ?? '' }]);
  await open(page);
  await play(page);
  expect(await session(page)).toEqual({ keys: [], title: null });
});

test('a view is counted once, a second after the first play', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? (request.postData() ?? '') : '';
    if (new URLSearchParams(body).get('act') === 'view') counted.push(body);
  });
  await open(page);
  expect(counted).toEqual([]);
  const answer = page.waitForResponse((response) => response.request().postData()?.includes('act=view') ?? false);
  await play(page);
  expect((await answer).status()).toBe(200);
  await page.keyboard.press('k');
  await page.keyboard.press('0');
  await page.keyboard.press('k');
  await expect.poll(() => time(page)).toBeGreaterThan(1.5);
  expect(counted).toEqual([`act=view&video_id=${standard.id}`]);
});

test('a choice in one tab stays, whatever is chosen in another one that was open before', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other);
  await open(page);
  await play(page);
  await player(page).getByRole('button', { name: 'Settings' }).press('Enter');
  await player(page).getByRole('switch', { name: 'Play the next video by itself' }).check();
  // The other tab's process knows of the choice by then.
  await expect.poll(() => other.evaluate(() => localStorage.getItem('player'))).toContain('"autoplayNext":true');
  await other.keyboard.press('m');
  await expect(player(other).getByRole('button', { name: 'Unmute' })).toBeAttached();
  await page.reload();
  await upgraded(page);
  await play(page);
  await player(page).getByRole('button', { name: 'Settings' }).press('Enter');
  await expect(player(page).getByRole('switch', { name: 'Play the next video by itself' })).toBeChecked();
});

/** Milliseconds after which a sentence is in the live region. */
const saidAfterMs = 100;

/** Enables autoplay of the next video and plays this one to its end. From then on, the page's clock stands still. */
async function playToTheEnd(page: Page): Promise<void> {
  await page.clock.install();
  await open(page);
  await play(page);
  await player(page).getByRole('button', { name: 'Settings' }).press('Enter');
  await player(page).getByRole('switch', { name: 'Play the next video by itself' }).check();
  await page.keyboard.press('Escape');
  await pauseClock(page);
  await videoElement(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.3;
  });
  await expect(player(page).getByRole('button', { name: 'Stay here' })).toBeVisible();
  await page.clock.runFor(saidAfterMs);
  await expect(page.getByRole('status').filter({ hasText: 'Next video in 8 seconds' })).toHaveCount(1);
}

/** Simulates a browser that blocks all autoplay, or only autoplay with sound. */
const refusePlay = (page: Page, refused: 'sound' | 'all') =>
  page.evaluate((what) => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its element
    const play_ = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playUnlessRefused() {
      return what === 'all' || !this.muted
        ? Promise.reject(new DOMException('Autoplay is not allowed.', 'NotAllowedError'))
        : play_.call(this);
    };
  }, refused);

/** Milliseconds of the countdown to the next video. */
const countdownMs = 8_000;

async function nextPage(page: Page): Promise<void> {
  await page.clock.runFor(countdownMs);
  await page.clock.resume();
  await expect(page).not.toHaveURL(new RegExp(`/video/${standard.id}/`));
}

test('the next video starts by itself where that was asked for', async ({ page }) => {
  await playToTheEnd(page);
  await nextPage(page);
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
});

test('a link that was pressed during the countdown is followed, however late its page comes', async ({ page }) => {
  await playToTheEnd(page);
  const release = await holdRequests(page, '**/assets/*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await page.clock.runFor(countdownMs);
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test('where a browser refuses sound the next video starts without, and says so; the next but one has sound again', async ({
  page,
}) => {
  await playToTheEnd(page);
  await refusePlay(page, 'sound');
  await nextPage(page);
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  const offer = player(page).getByRole('button', { name: /started this without sound/ });
  await expect(offer).toBeVisible();
  await open(page, `/video/${videos.oneLetter.id}/${videos.oneLetter.dir}/`);
  expect(await videoElement(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
});

test('where a browser starts nothing by itself, the next video waits for a press, with sound', async ({ page }) => {
  await playToTheEnd(page);
  await refusePlay(page, 'all');
  await nextPage(page);
  await expect(page.locator('[data-upgrade="done"]')).toBeAttached();
  await expect(player(page).getByRole('button', { name: 'Play the video' })).toBeVisible();
  await expect(player(page).locator('[data-part="player-start-icon"]')).toBeVisible();
  expect(await videoElement(page).evaluate((video: HTMLVideoElement) => [video.paused, video.muted])).toEqual([
    true,
    false,
  ]);
});
