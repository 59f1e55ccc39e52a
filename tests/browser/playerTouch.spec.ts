import { videoFileEndpoint } from '@afterglow/contract/endpoints/videos';
import { videos } from '@afterglow/fixtures/data/videos';
import type { Page } from '@playwright/test';
import { address, videoElement, open, pauseClock, paused, play, player, time, waitForFrame } from './playerPage.ts';
import { expect, test } from './visitor.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 760 } });

/** Returns a point on the video at this share of its width. */
async function placeAt(page: Page, share: number): Promise<{ x: number; y: number }> {
  const box = await player(page).boundingBox();
  if (box === null) throw new Error('The player is not drawn.');
  return { x: box.x + box.width * share, y: box.y + box.height * 0.3 };
}

/** Sends real touch events, because a locator's `tap` waits between two of them. */
async function touch(page: Page, share: number, act: (lift: () => Promise<unknown>) => Promise<unknown>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await placeAt(page, share)] });
  await act(() => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
  await session.detach();
}

/** Taps twice without a pause, even on a busy machine. */
async function doubleTap(page: Page, share: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const place = await placeAt(page, share);
  const types = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const;
  await Promise.all(
    types.map((type) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [place] : [] }),
    ),
  );
  await session.detach();
}

async function pausedInTheMiddle(page: Page): Promise<number> {
  await open(page);
  await play(page);
  await page.keyboard.press('k');
  await page.keyboard.press('5');
  await waitForFrame(page);
  return time(page);
}

test('two taps on the right go ten seconds ahead, on the left back', async ({ page }) => {
  const middle = await pausedInTheMiddle(page);
  // Waits from before the taps, because the text is visible for less than a second.
  const said = page.waitForFunction(
    () => document.querySelector('[data-part="player-flash"]')?.textContent === '10 seconds ahead',
  );
  await doubleTap(page, 0.85);
  await said;
  await expect.poll(() => time(page)).toBeCloseTo(middle + 10, 0);
  await expect(player(page).getByText('10 seconds ahead')).toHaveCount(0);
  await doubleTap(page, 0.15);
  await expect.poll(() => time(page)).toBeCloseTo(middle, 0);
  await expect.poll(() => paused(page)).toBe(true);
});

test('a held finger plays at twice the speed, until it is lifted', async ({ page }) => {
  await open(page);
  await play(page);
  const rate = () => videoElement(page).evaluate((video: HTMLVideoElement) => video.playbackRate);
  await touch(page, 0.5, async (lift) => {
    await expect.poll(rate).toBe(2);
    await expect(player(page).getByText('2×')).toBeVisible();
    await lift();
  });
  await expect.poll(rate).toBe(1);
  expect(await paused(page)).toBe(false);
});

test('two fingers on the film do not make it run fast', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await play(page);
  const session = await page.context().newCDPSession(page);
  const one = { ...(await placeAt(page, 0.4)), id: 0 };
  const other = { ...(await placeAt(page, 0.6)), id: 1 };
  for (const [type, touchPoints] of [
    ['touchStart', [one]],
    ['touchStart', [one, other]],
    ['touchEnd', [one]],
    ['touchEnd', []],
  ] as const)
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  // Longer than a finger must be held.
  await page.clock.runFor(2_000);
  expect(await videoElement(page).evaluate(({ playbackRate }: HTMLVideoElement) => playbackRate)).toBe(1);
});

test('a swipe over the film scrolls the page, and does nothing to the film', async ({ page }) => {
  const middle = await pausedInTheMiddle(page);
  const from = await placeAt(page, 0.5);
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let up = 10; up <= 120; up += 10) await send('touchMove', [{ x: from.x, y: from.y - up }]);
  await send('touchEnd', []);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
  expect([await paused(page), Math.round(await time(page))]).toEqual([true, Math.round(middle)]);
  // A swipe to the side, which some browsers use to go back, does nothing either.
  await page.evaluate(() => scrollTo(0, 0));
  const left = await placeAt(page, 0.2);
  await send('touchStart', [left]);
  for (let aside = 10; aside <= 240; aside += 10) await send('touchMove', [{ x: left.x + aside, y: left.y }]);
  await send('touchEnd', []);
  await page.keyboard.press('k');
  await expect.poll(() => time(page)).toBeGreaterThan(middle + 0.3);
  expect(new URL(page.url()).pathname).toBe(address);
});

test('a quality that was chosen is played also where the press comes before the list of files', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { oneLetter } = videos;
  const list = videoFileEndpoint.path({ id: oneLetter.id });
  await page.route(
    ({ pathname, search }) => pathname + search === list,
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await page.addInitScript(() => {
    const value = { quality: 'saver', volume: 1, muted: true, rate: 1, captions: '', captionSize: 'normal' };
    const others = { captionGround: 'shade', autoplayNext: false, shortcuts: true, resume: false };
    localStorage.setItem('player', JSON.stringify({ until: Date.now() + 60_000, value: { ...value, ...others } }));
  });
  await open(page, `/video/${oneLetter.id}/${oneLetter.dir}/`);
  await player(page).getByRole('button', { name: 'Play the video' }).tap();
  await expect.poll(() => time(page)).toBeGreaterThan(0.3);
  const height = () => videoElement(page).evaluate((video: HTMLVideoElement) => video.videoHeight);
  expect(await height(), 'what the server sends').toBe(360);
  release();
  await expect.poll(height).toBe(240);
  const before = await time(page);
  await expect.poll(() => time(page)).toBeGreaterThan(before + 0.3);
});

test('a tap where the controls are hidden presses none of them', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await play(page);
  // Longer than the controls stay; those that a tap shows stay for the rest of the test.
  await pauseClock(page);
  const controls = player(page).getByRole('group', { name: 'Video controls' });
  await expect(controls).toHaveAttribute('data-hidden', /.*/);
  await videoElement(page).evaluate((video: HTMLVideoElement) => {
    const count = () => (video.dataset['pauses'] = String(Number(video.dataset['pauses'] ?? 0) + 1));
    video.addEventListener('pause', count);
  });
  const box = await player(page).getByRole('button', { name: 'Pause' }).boundingBox();
  if (box === null) throw new Error('The button is not laid out.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(controls).not.toHaveAttribute('data-hidden');
  await expect(videoElement(page)).not.toHaveAttribute('data-pauses');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => paused(page)).toBe(true);
  await expect(videoElement(page), 'by one tap alone').toHaveAttribute('data-pauses', '1');
});

test('a tap anywhere on the poster plays, also where the controls will be', async ({ page }) => {
  await open(page);
  const box = await player(page).boundingBox();
  if (box === null) throw new Error('The player is not drawn.');
  await page.touchscreen.tap(box.x + box.width - 70, box.y + box.height - 24);
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
});

/** Plays and pauses a video, then opens its settings. */
async function openSettings(page: Page) {
  await open(page);
  await play(page);
  await page.keyboard.press('k');
  await player(page).getByRole('button', { name: 'Settings' }).click();
  const panel = player(page).getByRole('dialog', { name: 'Settings' });
  await expect(panel.getByRole('switch', { name: 'Repeat the video' })).toBeVisible();
  return panel;
}

test.describe('on a tablet', () => {
  test.use({ isMobile: true, viewport: { width: 820, height: 1180 } });

  test('the settings offer no keyboard, and keep their title and the way out in view', async ({ page }) => {
    const panel = await openSettings(page);
    await expect(panel.getByRole('switch', { name: 'Single-key shortcuts' })).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
    await panel.getByRole('switch', { name: 'Remember where I stopped' }).scrollIntoViewIfNeeded();
    await expect(panel.getByRole('heading', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
  });
});

test.describe('on a phone on its side', () => {
  test.use({ isMobile: true, viewport: { width: 844, height: 390 } });

  test('all settings are in view at once', async ({ page }) => {
    const panel = await openSettings(page);
    for (const name of ['Repeat the video', 'Play the next video by itself', 'Remember where I stopped'])
      await expect(panel.getByRole('switch', { name })).toBeInViewport({ ratio: 1 });
    for (const row of await panel.getByRole('button').all()) await expect(row).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on the lowest phone on its side', () => {
  test.use({ isMobile: true, viewport: { width: 568, height: 320 } });

  test('every setting can be scrolled to', async ({ page }) => {
    const panel = await openSettings(page);
    const last = panel.getByRole('switch', { name: 'Remember where I stopped' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
});

test('a phone on its side gives the whole window to the player, without the header', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await expect(page.getByRole('banner')).toBeHidden();
  // Without the gutter of a scrollbar, which phones do not have.
  const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
  expect(await player(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: 390 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner')).toBeVisible();
});
