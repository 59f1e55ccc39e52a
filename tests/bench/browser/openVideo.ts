import type { View } from './chromium.ts';
import { waitUntilIdle, waitUntilLive } from './idle.ts';
import { measureVideoPaint, type IntentTiming } from './intentTiming.ts';
import { readInPage, waitInPage } from './readInPage.ts';

const paintTimeoutMs = 30_000;
const largePictureTimeoutMs = 10_000;

/** Opens a list, waits until it is hydrated and idle, opens its first video, and waits until it is painted. */
export async function openFirstVideo(
  view: View,
  address: string,
  open: (view: View) => Promise<void>,
): Promise<IntentTiming> {
  const { page } = view;
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await waitUntilLive(view);
  await waitUntilIdle(view);
  await readInPage(view, measureVideoPaint);
  await open(view);
  const painted = () => Number(window.intentTiming?.title) > 0 && Number(window.intentTiming?.picture) > 0;
  await waitInPage(view, painted, paintTimeoutMs);
  const large = () => Number(window.intentTiming?.largePicture) > 0;
  await waitInPage(view, large, largePictureTimeoutMs).catch(() => undefined);
  const timing = await readInPage(view, () => window.intentTiming);
  if (!timing) throw new Error('The list loaded a new document instead of opening the video in place.');
  return timing;
}

/**
 * Clicks a card without any earlier event that the page could use as a head start. A click by DevTools input hovers and
 * focuses even without a preceding mouseMoved; `click()` dispatches only the click event.
 */
export const clickFirstCard = (view: View): Promise<void> =>
  readInPage(view, () => document.querySelector<HTMLElement>('main article a')?.click());
