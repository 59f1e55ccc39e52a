import { createServer } from 'node:http';
import { clipRate } from '@afterglow/fixtures/media/clips';
import type { Page } from '@playwright/test';
import { closeServer, listen } from '../tools/server.ts';
import { watchRest } from './atRest.ts';
import { address, videoElement, open, paused, play, player, standard, time, waitForFrame } from './playerPage.ts';
import { frameShown } from './displayedFrame.ts';
import { shiftsSoFar } from './shiftsSoFar.ts';
import { expect, test } from './visitor.ts';

const rate = (page: Parameters<typeof videoElement>[0]) =>
  videoElement(page).evaluate((video: HTMLVideoElement) => [video.playbackRate, video.defaultPlaybackRate]);

test('a video plays on in a window of its own, and comes back', async ({ page }) => {
  await open(page);
  await play(page);
  const own = () => page.evaluate(() => document.pictureInPictureElement?.tagName ?? 'none');
  const button = player(page).getByRole('button', { name: 'Picture in picture' });
  await button.press('Enter');
  await expect.poll(own).toBe('VIDEO');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await paused(page)).toBe(false);
  await page.keyboard.press('i');
  await expect.poll(own).toBe('none');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

declare global {
  interface Window {
    /** Number of times that the list of other screens was opened. */
    prompted?: number;
  }
}

for (const available of [true, false])
  test(`the button for another screen is ${available ? '' : 'not '}there where ${available ? 'one' : 'none'} is near`, async ({
    page,
  }) => {
    await page.addInitScript((near) => {
      window.prompted = 0;
      class Remote extends EventTarget {
        state = 'disconnected';
        async watchAvailability(told: (available: boolean) => void) {
          told(near);
          return 1;
        }
        async cancelWatchAvailability() {}
        async prompt() {
          window.prompted = (window.prompted ?? 0) + 1;
          this.state = 'connected';
          this.dispatchEvent(new Event('connect'));
        }
      }
      const remote = new Remote();
      Object.defineProperty(HTMLMediaElement.prototype, 'remote', { get: () => remote });
    }, available);
    await open(page);
    await play(page);
    const button = player(page).getByRole('button', { name: 'Play on another screen' });
    if (!available) return expect(button).toHaveCount(0);
    await button.press('Enter');
    expect(await page.evaluate(() => window.prompted)).toBe(1);
    return expect(button).toHaveAttribute('aria-pressed', 'true');
  });

/**
 * Waits for two consecutive frames, from which the player learns the length of a frame. A busy machine drops some
 * frames.
 */
const seeTwoFramesInARow = (page: Page) =>
  videoElement(page).evaluate(
    (video: HTMLVideoElement, rate) =>
      new Promise<void>((resolve) => {
        let last: number | null = null;
        const watch = (_: number, { mediaTime }: VideoFrameCallbackMetadata) => {
          const gap = last === null ? 0 : mediaTime - last;
          last = mediaTime;
          // The first visible frame may be shorter.
          if (Math.abs(gap * rate - 1) < 0.1) resolve();
          else video.requestVideoFrameCallback(watch);
        };
        video.requestVideoFrameCallback(watch);
      }),
    clipRate,
  );

/** Plays until the player knows the length of a frame. Returns the number of the frame that the paused video shows. */
async function pauseOnAFrame(page: Page): Promise<number> {
  await open(page);
  await play(page);
  await seeTwoFramesInARow(page);
  await page.keyboard.press('k');
  await waitForFrame(page);
  return frameShown(videoElement(page));
}

test('a paused video is moved by single frames', async ({ page }) => {
  const shown = await pauseOnAFrame(page);
  await page.keyboard.press('.');
  await expect.poll(() => frameShown(videoElement(page))).toBe(shown + 1);
  await page.keyboard.press(',');
  await expect.poll(() => frameShown(videoElement(page))).toBe(shown);
  await player(page).getByRole('button', { name: 'Settings' }).click();
  await player(page).getByRole('button', { name: 'Next frame' }).click();
  await expect.poll(() => frameShown(videoElement(page))).toBe(shown + 1);
  expect(await paused(page)).toBe(true);
});

test('steps that are asked for before the last frame was shown are all taken', async ({ page }) => {
  const shown = await pauseOnAFrame(page);
  // All in one task, so that no frame can be displayed between the presses.
  await player(page).evaluate((here) => {
    const press = (key: string) => here.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    for (const key of ['.', '.', '.', ',']) press(key);
  });
  await expect.poll(() => frameShown(videoElement(page))).toBe(shown + 2);
});

test('controls stay while a keyboard is among them; captions in a language that is not there are off', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('player', JSON.stringify({ captions: 'is' })));
  await page.clock.install();
  await open(page);
  await play(page);
  await page.keyboard.press('Tab');
  const captions = player(page).getByRole('button', { name: 'Captions' });
  await captions.focus();
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
  // Longer than the controls stay visible without focus.
  await page.clock.runFor(4_000);
  await expect(captions.locator('xpath=ancestor::*[@data-part="player-bar"]')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  await captions.blur();
  await expect(captions.locator('xpath=ancestor::*[@data-part="player-bar"]')).toHaveCSS('opacity', '0');
});

test('two quick presses of Escape leave a page of the settings and the settings', async ({ page }) => {
  await open(page);
  await player(page).hover();
  await player(page).getByRole('button', { name: 'Settings' }).click();
  await player(page)
    .getByRole('button', { name: /^Speed/ })
    .click();
  await player(page).getByRole('radio', { name: '1.5×' }).check();
  // Faster than a frame is painted, as on a busy machine.
  await page.evaluate(async () => {
    for (let press = 0; press < 2; press += 1) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await Promise.resolve();
    }
  });
  await expect(player(page).getByRole('button', { name: /^Speed/ })).toHaveCount(0);
  await expect(player(page).getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('the speed is chosen by menu and by key, and kept for the next video', async ({ page }) => {
  await open(page);
  await player(page).hover();
  await player(page).getByRole('button', { name: 'Settings' }).click();
  await player(page)
    .getByRole('button', { name: /^Speed/ })
    .click();
  await player(page).getByRole('radio', { name: '1.5×' }).check();
  expect(await rate(page)).toEqual([1.5, 1.5]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(player(page).getByRole('radio')).toHaveCount(0);
  await page.keyboard.press('>');
  await expect.poll(() => rate(page)).toEqual([1.75, 1.75]);
  await open(page);
  await expect.poll(() => rate(page)).toEqual([1.75, 1.75]);
});

/** Returns a function that reads the position in seconds to which the video jumped last; NaN before its first jump. */
async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await videoElement(page).evaluate((video: HTMLVideoElement) =>
    video.addEventListener('seeking', () => (video.dataset['jumpedTo'] = String(video.currentTime))),
  );
  return () => videoElement(page).evaluate((video: HTMLVideoElement) => Number(video.dataset['jumpedTo'] ?? NaN));
}

test('a video that is to be repeated starts again instead of ending', async ({ page }) => {
  await open(page);
  await play(page);
  await page.keyboard.press('r');
  const jumpedTo = await watchJumps(page);
  await videoElement(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.4;
  });
  await expect.poll(jumpedTo).toBe(0);
  expect(await paused(page)).toBe(false);
  await expect(player(page).getByRole('button', { name: 'Play again' })).toHaveCount(0);
});

test('a section is repeated, and stands on the bar', async ({ page }) => {
  await open(page);
  await play(page);
  await page.keyboard.press('k');
  await page.keyboard.press('2');
  await waitForFrame(page);
  await page.keyboard.press('b');
  await page.keyboard.press('4');
  await waitForFrame(page);
  await page.keyboard.press('b');
  const bar = await player(page).locator('[data-part="seek-track"]').boundingBox();
  const mark = await player(page).locator('[data-part="seek-section"]').boundingBox();
  if (bar === null || mark === null) throw new Error('The bar or the section on it is not drawn.');
  expect((mark.x - bar.x) / bar.width).toBeCloseTo(0.2, 2);
  expect(mark.width / bar.width).toBeCloseTo(0.2, 2);
  const jumpedTo = await watchJumps(page);
  await page.keyboard.press('k');
  await expect.poll(jumpedTo).toBeCloseTo(standard.seconds * 0.2, 0);
  await page.keyboard.press('b');
  await expect(player(page).locator('[data-part="seek-section"]')).toHaveCount(0);
});

for (const width of [320, 360, 412])
  test(`at ${width} px every control is 44 px large, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page);
    await play(page);
    await page.keyboard.press('k');
    const sizes = await player(page)
      .locator('[data-part="player-bar"] button:visible')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width: wide, height, right } = button.getBoundingClientRect();
          return { name: button.ariaLabel, wide, height, inside: right <= innerWidth };
        }),
      );
    expect(sizes.length).toBeGreaterThanOrEqual(4);
    for (const { name, ...size } of sizes) expect(size, name ?? '').toEqual({ wide: 44, height: 44, inside: true });
    const time_ = await player(page).locator('[data-part="control-time"]').boundingBox();
    const next = await player(page).locator('[data-part="control-time"] ~ button:visible').first().boundingBox();
    expect((time_?.x ?? 0) + (time_?.width ?? 0), 'the time is beside the buttons').toBeLessThanOrEqual(next?.x ?? 0);
    await player(page).getByRole('button', { name: 'Settings' }).click();
    for (const name of [/^Captions/, /^Picture in picture/])
      await expect(player(page).getByRole('dialog').getByRole('button', { name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

test('theatre is a band over the whole width, as high as the player, and makes the page no wider', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await play(page);
  const beside = page.locator('[data-part="video-screen-related"]');
  const box = async () => {
    const [film_, list] = [await player(page).boundingBox(), await beside.boundingBox()];
    if (film_ === null || list === null) throw new Error('The player or the list beside it is not drawn.');
    return { videoElement: film_, list };
  };
  const before = await box();
  expect(before.list.y).toBeLessThan(before.videoElement.y + before.videoElement.height);
  await page.keyboard.press('t');
  await expect.poll(async () => (await box()).videoElement.width).toBeGreaterThan(before.videoElement.width);
  const after = await box();
  expect(after.list.y).toBeGreaterThanOrEqual(after.videoElement.y + after.videoElement.height);
  expect(after.videoElement.width / after.videoElement.height, 'no black bars').toBeCloseTo(16 / 9, 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('t');
  await expect.poll(async () => (await box()).videoElement.width).toBe(before.videoElement.width);
});

test('theatre stays for the next video and the next visit, and nothing moves when the player’s code comes', async ({
  page,
}) => {
  const wide = async () => (await player(page).filter({ visible: true }).boundingBox())?.width ?? 0;
  await open(page);
  const narrow = await wide();
  await page.keyboard.press('t');
  await expect.poll(wide).toBeGreaterThan(narrow);
  const theatre = await wide();
  await page.locator('[data-part="video-screen-related"]').getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(address));
  await expect.poll(wide).toBe(theatre);
  const rest = watchRest(page);
  await open(page);
  expect(await wide()).toBe(theatre);
  await rest();
  // The header may still be laid out while the page loads.
  expect(await shiftsSoFar(page, { within: 'main *' })).toBe(0);
  const button = player(page).getByRole('button', { name: 'Theatre' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // In a small window the key would have no visible effect, so it does nothing.
  await page.setViewportSize({ width: 800, height: 720 });
  await page.keyboard.press('t');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.press('Enter');
  await expect.poll(wide).toBe(narrow);
  await open(page);
  expect(await wide()).toBe(narrow);
});

test('the address of the embedded player leads to a report about its video', async ({ page }) => {
  await page.goto(`/embed/${standard.id}/`);
  const href = await page.getByRole('link', { name: 'Report or remove something' }).getAttribute('href');
  expect(new URL(href ?? '', page.url()).searchParams.get('url')).toBe(address);
});

test('an embedded player starts where its address says', async ({ page }) => {
  await open(page, `/embed/${standard.id}/?start=90`);
  await play(page);
  await expect.poll(() => time(page)).toBeGreaterThan(90);
});

test('a frame that is locked up says why nothing plays, and leads to the page', async ({
  page,
  pageErrors,
  baseURL,
}) => {
  const src = `${baseURL}/embed/${standard.id}/`;
  // A real page of another site, because neither a blank document nor an intercepted one may frame this site.
  const elsewhere = createServer((request, response) => {
    const sandbox = decodeURIComponent(request.url?.slice(1) ?? '');
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><iframe sandbox="${sandbox}" src="${src}" width="640" height="360"></iframe>`);
  });
  const port = await listen(elsewhere);
  const goTo = (sandbox: string) => page.goto(`http://127.0.0.1:${port}/${encodeURIComponent(sandbox)}`);
  const frame = page.frameLocator('iframe');
  try {
    await goTo('allow-scripts');
    await expect(frame.getByText(/add "allow-same-origin" to the frame’s sandbox/)).toBeVisible();
    await expect(frame.getByRole('link', { name: /^Watch on / })).toHaveAttribute('href', address);
    await expect(frame.getByRole('button', { name: 'Play the video' })).toBeHidden();
    await goTo('allow-scripts allow-same-origin');
    await expect(frame.getByRole('button', { name: 'Play the video' })).toBeVisible();
    await expect(frame.getByText(/allow-same-origin/)).toBeHidden();
    // The first frame has no origin, so the browser reports each script that it blocks there, some of them late.
    const messages = pageErrors.messages.splice(0);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toMatch(/from origin 'null' has been blocked|^Not loaded: /);
  } finally {
    await closeServer(elsewhere);
  }
});
