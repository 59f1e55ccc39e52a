import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { videoFileEndpoint } from '@afterglow/contract/endpoints/videos';
import { encodeVideoUrl } from '@afterglow/contract/videoFile';
import type { Page } from '@playwright/test';
import { videoElement, open, play, player, standard, time } from './playerPage.ts';
import { makeSoundStream, pitches } from './soundStream.ts';
import { expect, test } from './visitor.ts';

let folder = '';
test.beforeAll(() => {
  folder = makeSoundStream();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Serves the stream as the only file of the video. Returns the names of the files that were requested. */
async function serveStream(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const list = videoFileEndpoint.path({ id: standard.id });
  await page.route(
    ({ pathname, search }) => pathname + search === list,
    (route) =>
      route.fulfill({ json: [{ format: '.m3u8', video_url: encodeVideoUrl('/sounds/master.m3u8'), is_default: 0 }] }),
  );
  await page.route('**/sounds/**', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/sounds/', '');
    asked.push(name);
    return route.fulfill({ path: join(folder, name) });
  });
  return asked;
}

declare global {
  interface Window {
    /** Analyses the video's audio output. */
    analyser?: AnalyserNode;
  }
}

/** Returns the loudest frequency of the sound in hertz. */
const pitch = (page: Page) =>
  videoElement(page).evaluate((video: HTMLVideoElement) => {
    if (window.analyser === undefined) {
      const context = new AudioContext();
      window.analyser = context.createAnalyser();
      context.createMediaElementSource(video).connect(window.analyser).connect(context.destination);
    }
    const { analyser } = window;
    const levels = new Uint8Array(analyser.frequencyBinCount);
    analyser.getByteFrequencyData(levels);
    const loudest = levels.reduce((best, level, index) => (level > (levels[best] ?? 0) ? index : best), 0);
    return (loudest * analyser.context.sampleRate) / analyser.fftSize;
  });

async function expectPitch(page: Page, hertz: number): Promise<void> {
  await expect.poll(async () => Math.abs((await pitch(page)) - hertz)).toBeLessThan(60);
}

async function openSounds(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await player(page).getByRole('button', { name: 'Settings' }).press('Enter');
  await player(page)
    .getByRole('button', { name: /^Audio track/ })
    .press('Enter');
}

test('another language of the sound is heard at once, at the same place, and in the next visit', async ({ page }) => {
  const asked = await serveStream(page);
  await open(page);
  await player(page).hover();
  await play(page);
  await expectPitch(page, pitches.en);
  expect(
    asked.filter((name) => name.startsWith('de/')),
    'what nobody has chosen is not loaded',
  ).toEqual([]);

  await openSounds(page);
  await expect(player(page).getByRole('radio', { name: 'English' })).toBeFocused();
  const before = await time(page);
  await page.keyboard.press('ArrowDown');
  await expect(player(page).getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await expectPitch(page, pitches.de);
  expect(await time(page)).toBeGreaterThanOrEqual(before);
  expect(await videoElement(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);

  asked.length = 0;
  await open(page);
  await player(page).hover();
  await play(page);
  await expectPitch(page, pitches.de);
  expect(
    asked.filter((name) => /^en\/.*m4s$/.test(name)),
    'only the chosen sound is loaded',
  ).toEqual([]);
  await openSounds(page);
  await expect(player(page).getByRole('radio', { name: 'Deutsch' })).toBeChecked();
});
