import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import type { Page } from 'puppeteer-core';
import { startFileFaults, type FileFaults } from './fileFaults.ts';
import { expect, needFirefox, test } from './inFirefox.ts';

needFirefox();

const { standard } = fullVideos;
/** This video comes in several qualities, and as a stream. */
const { oneLetter } = videos;

async function open(
  view: Page,
  origin: string | undefined,
  { id, dir }: { id: number; dir: string } = standard,
): Promise<void> {
  await view.goto(`${origin}/video/${id}/${dir}/`);
  await view.waitForSelector('[data-upgrade="done"]');
}

const videoElement = (view: Page) =>
  view.$eval('video', ({ currentTime, paused, readyState, seeking }: HTMLVideoElement) => ({
    currentTime,
    paused,
    readyState,
    seeking,
  }));
const time = async (view: Page) => (await videoElement(view)).currentTime;

async function play(view: Page): Promise<void> {
  await view.click('[data-part="player-start"]');
  await expect.poll(() => time(view)).toBeGreaterThan(0.3);
}

test('Firefox plays H.264, or the visitor is told that it cannot', async ({ view, baseURL }) => {
  await open(view, baseURL);
  const can = await view.evaluate(
    () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== '',
  );
  if (can) return play(view);
  await view.click('[data-part="player-start"]');
  await view.waitForSelector('[data-state="broken"]');
  expect(await view.$eval('[data-part="cover-text"]', ({ textContent }) => textContent)).toContain('H.264');
});

test('Firefox seeks by keyboard, and shows captions', async ({ view, baseURL }) => {
  await open(view, baseURL);
  await play(view);
  await view.keyboard.press('k');
  await view.keyboard.press('5');
  await expect.poll(() => time(view)).toBeCloseTo(standard.seconds / 2, 0);
  await view.focus('[data-part="seek-thumb"]');
  await view.keyboard.press('Home');
  // The next key continues from the position that the bar shows.
  await expect.poll(() => time(view)).toBe(0);
  await view.keyboard.press('ArrowRight');
  await expect.poll(() => time(view)).toBe(5);
  await view.keyboard.press('c');
  await view.waitForSelector('[data-part="caption-line"]');
});

/** Chooses a quality in the settings and closes them. */
async function chooseQuality(view: Page, name: string): Promise<void> {
  await view.locator('main button[aria-label="Settings"]').click();
  await view.locator('dialog button::-p-text(Quality)').click();
  await view.locator(`dialog label::-p-text(${name})`).click();
  // Back to all settings, then out of them.
  await view.keyboard.press('Escape');
  await view.waitForSelector('dialog button::-p-text(Quality)', { visible: true });
  await view.keyboard.press('Escape');
  await view.waitForSelector('dialog[open]', { hidden: true });
}

test('Firefox changes quality and plays the stream at the same place', async ({ view, baseURL }) => {
  await open(view, baseURL, oneLetter);
  await play(view);
  await view.keyboard.press('k');
  await view.keyboard.press('5');
  await expect.poll(() => time(view)).toBeGreaterThan(100);
  const at = await time(view);
  for (const height of [720, 240]) {
    await chooseQuality(view, `${height}p`);
    await expect.poll(() => view.$eval('video', ({ videoHeight }: HTMLVideoElement) => videoHeight)).toBe(height);
    await expect.poll(() => time(view)).toBeCloseTo(at, 0);
  }
  await chooseQuality(view, 'Automatic');
  await expect
    .poll(() => view.$eval('video', ({ currentSrc }: HTMLVideoElement) => currentSrc.startsWith('blob:')))
    .toBe(true);
  await view.keyboard.press('k');
  await expect.poll(() => time(view)).toBeGreaterThan(at + 0.3);
});

const faulty = test.extend<{ site: FileFaults }>({
  site: async ({ baseURL }, provide) => {
    const site = await startFileFaults(baseURL ?? '');
    await provide(site);
    await site.close();
  },
});

for (const [what, fault] of [
  ['a link that has ended', { status: 403 }],
  ['a range that cannot be had', { status: 416 }],
  ['a connection that was cut', { cut: true }],
] as const)
  faulty(
    `in Firefox, too, ${what} is asked for again, and the video goes on at the same place`,
    async ({ view, site }) => {
      await open(view, site.origin);
      await play(view);
      await view.keyboard.press('3');
      await expect.poll(() => time(view)).toBeGreaterThan(200);
      const before = await time(view);
      site.refuse(1, fault);
      await view.$eval('video', (video: HTMLVideoElement) => {
        const at = video.currentTime;
        video.load();
        video.currentTime = at;
        // Firefox itself repeats a request after a connection was cut, and `load` pauses the video.
        video.play().catch(() => undefined);
      });
      await expect.poll(site.asked).toBeGreaterThan(1);
      await expect.poll(() => time(view), { timeout: 20_000 }).toBeGreaterThan(before + 0.5);
      expect(await time(view)).toBeLessThan(before + 20);
      expect(await view.$('[data-state="broken"]')).toBeNull();
    },
  );

test('preview clips of cards run in Firefox', async ({ view, baseURL }) => {
  await view.goto(`${baseURL}/videos/most-popular/1/`);
  await view.waitForSelector('html[data-live]');
  await view.hover('main article');
  await view.waitForSelector('main article video');
  await expect
    .poll(() => view.$eval('main article video', ({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0.1);
});
