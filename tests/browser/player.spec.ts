import { calls } from '@afterglow/contract/calls';
import { videos } from '@afterglow/fixtures/data/videos';
import { clipRate } from '@afterglow/fixtures/media/clips';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import * as fc from 'fast-check';
import { openToRest } from './atRest.ts';
import {
  address,
  videoElement,
  open,
  passRetries,
  pauseClock,
  paused,
  play,
  player,
  standard,
  time,
  upgraded,
  waitForFrame,
} from './playerPage.ts';
import { startSite } from './ownSite.ts';
import { holdRequests } from './holdRequests.ts';
import { expect, test, waitForHydration } from './visitor.ts';
import { secondShown } from './displayedFrame.ts';

test('the video of the server’s page is the one that plays to the end', async ({ page }) => {
  await page.route('**/assets/PlayerControls*.js', async (route) => {
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1);
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const node = await videoElement(page).elementHandle();
  await node?.evaluate((video: HTMLVideoElement) => {
    video.dataset['mine'] = '';
    video.muted = true;
    return video.play();
  });
  await upgraded(page);
  const after = await videoElement(page).evaluate((video: HTMLVideoElement) => ({
    same: 'mine' in video.dataset,
    paused: video.paused,
    started: video.currentTime > 1,
    controls: video.controls,
  }));
  expect(after).toEqual({ same: true, paused: false, started: true, controls: false });
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeAttached();
});

test('a press of play before the player’s code has come is not lost', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Play the video' }).click();
  release();
  await expect.poll(() => time(page)).toBeGreaterThan(0.3);
});

test('a press of play while the stream takes over is not lost', async ({ page }) => {
  const streamCode = page.waitForRequest('**/assets/hls-*.js');
  const release = await holdRequests(page, '**/assets/hls-*.js');
  await open(page, `/video/${videos.oneLetter.id}/${videos.oneLetter.dir}/`);
  await player(page).hover();
  await streamCode;
  await play(page);
  release();
  await expect
    .poll(() =>
      videoElement(page).evaluate((video: HTMLVideoElement) => video.currentSrc.startsWith('blob:') && !video.paused),
    )
    .toBe(true);
  const before = await time(page);
  await expect.poll(() => time(page)).toBeGreaterThan(before + 0.3);
});

test('time and length are known before anything has loaded', async ({ page }) => {
  const media: string[] = [];
  page.on('request', (request) => {
    if (/\/file$|get_file|videofile/.test(request.url())) media.push(request.url());
  });
  await open(page);
  await expect(player(page).getByRole('slider', { name: 'Position in the video' })).toHaveAttribute(
    'aria-valuetext',
    /12 minutes 34 seconds/,
  );
  expect(media).toEqual([]);
});

test('seeking to ten random places never leaves a wrong frame', async ({ page }) => {
  const places = fc
    .sample(fc.noBias(fc.integer({ min: 10, max: 990 })), { seed: 11, numRuns: 10 })
    .map((place) => place / 1_000);
  await open(page);
  await play(page);
  await page.keyboard.press('k');
  for (const share of places) {
    const box = await player(page).locator('[data-part="seek-slider"]').boundingBox();
    if (box === null) throw new Error('The seek bar is not drawn.');
    await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
    await waitForFrame(page);
    const now = await time(page);
    expect(now / standard.seconds, `places ${places.join(', ')}`).toBeCloseTo(share, 2);
    // At the boundary of two frames, both are right.
    const isRight = async () =>
      Math.abs(now - (await secondShown(videoElement(page))) - 0.5 / clipRate) < 0.6 / clipRate;
    await expect.poll(isRight, `the frame at ${now}; places ${places.join(', ')}`).toBe(true);
  }
});

test('the whole player is used by keyboard', async ({ page }) => {
  await open(page);
  const is = (key: string) => page.keyboard.press(key);
  await is('k');
  await expect.poll(() => paused(page)).toBe(false);
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  await is('k');
  await is('5');
  await expect.poll(() => time(page)).toBeCloseTo(standard.seconds / 2, 0);
  const seek = player(page).getByRole('slider', { name: 'Position in the video' });
  await seek.focus();
  await is('Home');
  await expect.poll(() => time(page)).toBe(0);
  await is('ArrowRight');
  await expect.poll(() => time(page)).toBe(5);
  await is('l');
  await expect.poll(() => time(page)).toBe(15);
  await is('j');
  await expect.poll(() => time(page)).toBe(5);
  await is('m');
  await expect.poll(() => videoElement(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await is('c');
  await expect(player(page).getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true');
  await expect(player(page).locator('[data-part="caption-line"]')).toHaveText(/\S/);
  await is('t');
  await expect(page.locator('html[data-theatre]')).toBeAttached();
  await is('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await is('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await is('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await is('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('each of several keys at the seek bar counts, however fast they follow each other', async ({ page }) => {
  await open(page);
  await page.keyboard.press('5');
  await expect.poll(() => time(page)).toBeCloseTo(standard.seconds / 2, 0);
  const seek = player(page).getByRole('slider', { name: 'Position in the video' });
  await expect(seek).toHaveAttribute('aria-valuenow', String(standard.seconds / 2));
  await seek.evaluate((slider) => {
    for (const key of ['Home', 'ArrowRight', 'PageUp'])
      slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => time(page)).toBe(65);
  await expect(seek).toHaveAttribute('aria-valuenow', '65');
});

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('after a press of the large button Space pauses the film and the arrows seek, and the page does not scroll', async ({
  page,
}) => {
  await open(page);
  await play(page);
  await page.keyboard.press(' ');
  await expect.poll(() => paused(page)).toBe(true);
  const before = await time(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => time(page)).toBeCloseTo(before + 5, 0);
  expect(await scrolled(page)).toBe(0);
});

test('a click on the film gives it the keys that would scroll the page', async ({ page }) => {
  await open(page);
  await page.keyboard.press('k');
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  await player(page).click({ position: { x: 200, y: 100 } });
  await expect.poll(() => paused(page)).toBe(true);
  const before = await time(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => time(page)).toBeCloseTo(before + 5, 0);
  await page.keyboard.press(' ');
  await expect.poll(() => paused(page)).toBe(false);
  expect(await scrolled(page)).toBe(0);
});

test('a button that leaves with its press leaves the focus in the player', async ({ page }) => {
  await page.clock.install();
  await open(page);
  // The jump is offered for eight seconds.
  await pauseClock(page);
  const own = player(page);
  await own.getByRole('button', { name: 'Play the video' }).press('Enter');
  await expect(own.getByRole('button', { name: 'Pause' })).toBeFocused();
  await own.getByRole('button', { name: /^Skip to/ }).press('Enter');
  await expect(own.getByRole('button', { name: /^Skip to/ })).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Pause' })).toBeFocused();
});

test('single-key shortcuts can be turned off, and stay off', async ({ page }) => {
  await open(page);
  await player(page).hover();
  await player(page).getByRole('button', { name: 'Settings' }).click();
  await player(page).getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(player(page).getByRole('button', { name: 'Settings' })).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await upgraded(page);
  await page.keyboard.press('m');
  await page.keyboard.press('/');
  expect(await videoElement(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  const mute = player(page).getByRole('button', { name: 'Mute' });
  await expect(mute).not.toHaveAttribute('aria-keyshortcuts');
  await expect(mute).toHaveAttribute('title', 'Mute');
  await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).not.toBeFocused();
  await page.goto('/videos/');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).not.toBeFocused();
});

test('a video goes on where it was left, and can start over', async ({ page }) => {
  await open(page);
  await play(page);
  await page.keyboard.press('k');
  await page.keyboard.press('4');
  await expect.poll(() => time(page)).toBeGreaterThan(300);
  await page.keyboard.press('k');
  await expect.poll(() => paused(page)).toBe(false);
  await page.keyboard.press('k');
  const left = await time(page);
  await open(page);
  // With the keyboard: a pointer near the player would load the video, which then replaces the large button by its
  // position.
  await page.keyboard.press('k');
  await expect.poll(async () => Math.abs((await time(page)) - left)).toBeLessThan(10);
  await expect.poll(() => paused(page)).toBe(false);
  await player(page)
    .getByRole('button', { name: /Start over/ })
    .press('Enter');
  await expect.poll(() => time(page)).toBeLessThan(10);
});

/** This video comes in several qualities, and as a stream. */
const { oneLetter } = videos;

test('axe finds nothing with any menu open', async ({ page }) => {
  await open(page);
  await play(page);
  await page.keyboard.press('k');
  // Through the debugging protocol, which the page's content security policy does not restrict.
  await page.evaluate(axe.source);
  const findings = () =>
    page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('[data-component="VideoPlayer"]');
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    });
  await player(page).getByRole('button', { name: 'Settings' }).click();
  const panel = player(page).getByRole('dialog');
  expect(await findings(), 'settings').toEqual([]);
  for (const menu of ['Quality', 'Speed', 'Captions', 'Chapters']) {
    await panel.getByRole('button', { name: new RegExp(`^${menu}`) }).click();
    await expect(panel.getByRole('heading', { name: menu })).toBeVisible();
    expect(await findings(), menu).toEqual([]);
    await panel.getByRole('button', { name: 'Back to settings' }).click();
  }
  await panel.getByRole('button', { name: /^Keyboard shortcuts/ }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await findings(), 'help').toEqual([]);
});

test('without JavaScript the browser’s own controls play it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(address);
  await expect(videoElement(page)).toHaveAttribute('controls');
  await expect(page.locator('[data-part="player-start"]')).toBeHidden();
  await context.close();
});

test('with PLAYER=native the browser’s own controls stay, and none of our code is loaded', async ({
  page,
  ownSite,
}) => {
  const site = await startSite({
    API_ORIGIN: ownSite.apiOrigin,
    PLAYER: 'native',
    // The host of that API's pictures and videos.
    MEDIA_HOSTS: new URL(ownSite.origin).host,
  });
  try {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await openToRest(page, `${site.origin}${address}`);
    await expect(videoElement(page)).toHaveAttribute('controls');
    await expect(page.locator('[data-part="player-start"]')).toBeHidden();
    expect(scripts.filter((path) => path.startsWith('/assets/PlayerControls-'))).toEqual([]);
    await videoElement(page).evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => time(page)).toBeGreaterThan(0.3);
  } finally {
    await site.end();
  }
});

/**
 * Answers the next requests for the video's file with an error.
 *
 * @returns a function that returns the number of requests so far
 */
async function refuseFile(page: Page, times: number, answer: { status?: number }): Promise<() => number> {
  let asked = 0;
  await page.route('**/file', (route) => {
    asked += 1;
    if (asked > times) return route.continue();
    return answer.status === undefined ? route.abort('connectionreset') : route.fulfill({ status: answer.status });
  });
  return () => asked;
}

for (const [what, answer] of [
  ['a link that has ended', { status: 403 }],
  ['a file that was moved', { status: 410 }],
  ['a range that cannot be had', { status: 416 }],
  ['a connection that was cut', {}],
] as const)
  test(`${what} is asked for again, and the video goes on at the same place`, async ({ page }) => {
    await open(page);
    await play(page);
    await page.keyboard.press('3');
    await expect.poll(() => time(page)).toBeGreaterThan(200);
    const before = await time(page);
    const asked = await refuseFile(page, 1, answer);
    await videoElement(page).evaluate((video: HTMLVideoElement) => {
      const at = video.currentTime;
      video.load();
      video.currentTime = at;
    });
    await expect.poll(asked).toBeGreaterThan(1);
    await expect.poll(() => time(page)).toBeGreaterThan(before + 0.5);
    expect(await time(page)).toBeLessThan(before + 20);
    await expect(player(page)).toHaveAttribute('data-state', 'ready');
  });

test('a video that was left while its file was asked for again is not heard under the next one', async ({ page }) => {
  await open(page);
  await play(page);
  await refuseFile(page, 1, { status: 403 });
  const sources = `**${calls.videoFile.path({ id: standard.id })}`;
  const release = await holdRequests(page, sources);
  const asked = page.waitForRequest(sources);
  const left = await videoElement(page).evaluateHandle((video: HTMLVideoElement) => (video.load(), video));
  await asked;
  await player(page).getByRole('button', { name: 'Play', exact: true }).press('Enter');
  const related = page.locator('[data-component="RelatedList"]');
  await related.getByRole('article').first().getByRole('link').first().click();
  await expect.poll(() => left.evaluate((video) => video.isConnected)).toBe(false);
  const answered = page.waitForResponse(sources);
  release();
  await (await answered).finished();
  await upgraded(page);
  await play(page);
  expect(await left.evaluate(({ paused: stands, readyState }) => [stands, readyState])).toEqual([true, 0]);
});

test('a film whose file is asked for again before anyone has pressed play does not play', async ({ page }) => {
  await open(page);
  const asked = await refuseFile(page, 1, { status: 403 });
  await player(page).hover();
  await videoElement(page).evaluate((video: HTMLVideoElement) => video.load());
  await expect.poll(asked).toBeGreaterThan(1);
  await expect
    .poll(() => videoElement(page).evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(0);
  expect(await videoElement(page).evaluate((video: HTMLVideoElement) => [video.paused, video.played.length])).toEqual([
    true,
    0,
  ]);
});

test('a press of play while the file is asked for again is not lost', async ({ page }) => {
  await open(page);
  await refuseFile(page, 1, { status: 403 });
  // Without its list, the file is not requested again.
  const release = await holdRequests(page, `**${calls.videoFile.path({ id: standard.id })}`);
  await player(page).hover();
  await player(page).getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => videoElement(page).evaluate((video: HTMLVideoElement) => video.error !== null)).toBe(true);
  await player(page).getByRole('button', { name: 'Play', exact: true }).press('Enter');
  release();
  await expect.poll(() => time(page)).toBeGreaterThan(0.3);
});

test('a file that never comes is said, and can be tried again at the same place', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const asked = await refuseFile(page, 6, { status: 503 });
  await player(page).getByRole('button', { name: 'Play the video' }).click();
  await passRetries(page, player(page).getByRole('link', { name: 'Try again' }));
  expect(asked(), 'three tries after the first').toBeLessThanOrEqual(5);
});

test('a visitor without a connection is told so, and goes on once it is back', async ({ page, context }) => {
  await open(page);
  await play(page);
  await context.setOffline(true);
  await videoElement(page).evaluate((video: HTMLVideoElement) => video.dispatchEvent(new Event('error')));
  await expect(player(page).getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  const before = await time(page);
  await expect(player(page).getByText('You are offline')).toHaveCount(0);
  await expect.poll(() => time(page)).toBeGreaterThan(before + 0.3);
});

test('quality and stream change at the same place, without a violation of the content security policy', async ({
  page,
}) => {
  const parts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('.m4s')) parts.add(new URL(request.url()).pathname);
  });
  await open(page, `/video/${oneLetter.id}/${oneLetter.dir}/`);
  await play(page);
  await page.keyboard.press('k');
  await page.keyboard.press('5');
  await expect.poll(() => time(page)).toBeGreaterThan(100);
  const height = () => videoElement(page).evaluate((video: HTMLVideoElement) => video.videoHeight);
  const choose = async (name: string | RegExp) => {
    await player(page).getByRole('button', { name: 'Settings' }).click();
    await player(page)
      .getByRole('button', { name: /^Quality/ })
      .click();
    await player(page).getByRole('radio', { name }).check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  };
  const at = await time(page);
  for (const [name, expected] of [
    ['720p', 720],
    ['240p', 240],
  ] as const) {
    await choose(name);
    await expect.poll(height).toBe(expected);
    await expect.poll(() => time(page)).toBeCloseTo(at, 0);
  }
  // A pointer near the player may have started the stream from its beginning.
  parts.clear();
  await choose('Automatic');
  await expect
    .poll(() => videoElement(page).evaluate((video: HTMLVideoElement) => video.currentSrc.startsWith('blob:')))
    .toBe(true);
  await page.keyboard.press('k');
  await expect.poll(() => time(page)).toBeGreaterThan(at + 0.3);
  await expect.poll(async () => Math.abs((await secondShown(videoElement(page))) - (await time(page)))).toBeLessThan(2);
  expect(parts.size).toBeGreaterThan(0);
  expect(
    [...parts].filter((part) => /-[0-2]\.m4s$/.test(part)),
    'parts of the beginning',
  ).toEqual([]);
});
