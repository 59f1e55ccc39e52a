import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Locator, Page } from '@playwright/test';
import { noteFrames } from './displayedFrame.ts';
import { expect, waitForHydration } from './visitor.ts';

export const { standard } = fullVideos;
export const address = `/video/${standard.id}/${standard.dir}/`;
export const player = (page: Page) => page.locator('[data-component="VideoPlayer"]');
export const videoElement = (page: Page) => page.locator('video');
export const upgraded = (page: Page) => expect(page.locator('[data-upgrade="done"]')).toBeAttached();
export const time = (page: Page) => videoElement(page).evaluate((video: HTMLVideoElement) => video.currentTime);
export const paused = (page: Page) => videoElement(page).evaluate((video: HTMLVideoElement) => video.paused);

/** Opens the video's page, muted, with the player's own controls in place. */
export async function open(page: Page, path = address): Promise<void> {
  await noteFrames(page);
  await page.goto(path);
  await waitForHydration(page);
  await upgraded(page);
}

/** Presses the large button and waits until the video plays. */
export async function play(page: Page): Promise<void> {
  await player(page).getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.3);
}

export const waitForFrame = (page: Page) =>
  expect
    .poll(() => videoElement(page).evaluate((video: HTMLVideoElement) => !video.seeking && video.readyState >= 2))
    .toBe(true);

/**
 * Stops the page's clock, which must be installed, a minute ahead; a time that has passed before the clock stops is an
 * error. Timers of a minute or less have then run, and those that are set later wait.
 */
export const pauseClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Lets the waits between the player's tries pass, on the page's own clock, until this is shown. */
export const passRetries = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.runFor(4_000);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
