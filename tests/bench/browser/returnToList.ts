import { setTimeout as pause } from 'node:timers/promises';
import type { View } from './chromium.ts';
import { waitUntilIdle, waitUntilLive } from './idle.ts';
import { readInPage, waitInPage } from './readInPage.ts';

/** Timing of a return by `history.back()`. */
export interface ReturnTiming {
  /** Milliseconds until a frame was painted in which the clicked card is in the window with its picture loaded. */
  picture: number;
  /** Pixels between the scroll positions before and after. */
  scrollOffset: number;
  /** Whether the document is the same as before. */
  sameDocument: boolean;
}

declare global {
  interface Window {
    leftCard?: { href: string; scrollY: number };
  }
}

const paintTimeoutMs = 10_000;

/** Runs in the list. Scrolls down some rows and clicks a card there, without an event before the click. */
function leaveByCard(): void {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('main article a')];
  const card = cards[12];
  if (!card) return;
  window.leftCard = { href: card.getAttribute('href') ?? '', scrollY };
  card.click();
}

/**
 * Runs in the video page. A picture that is displayed again reports no element timing. So each frame checks whether the
 * picture is loaded, laid out and in the window. The first frame in which it is so paints it, and the time is taken
 * after that frame.
 */
function goBackAndMeasure(timeoutMs: number): Promise<number> {
  const { href } = window.leftCard ?? { href: '' };
  const startedAt = performance.now();
  const isShown = (): boolean => {
    const picture = document.querySelector(`main article:has(a[href="${CSS.escape(href)}"]) img`);
    if (!(picture instanceof HTMLImageElement) || !picture.complete || picture.naturalWidth === 0) return false;
    const { top, bottom, height } = picture.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight && picture.checkVisibility();
  };
  history.back();
  return new Promise((resolve) => {
    const afterPaint = (): void => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - startedAt), { once: true });
      port1.start();
      port2.postMessage(null);
    };
    const onFrame = (): void => {
      if (isShown()) afterPaint();
      else if (performance.now() - startedAt > timeoutMs) resolve(Number.NaN);
      else requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
}

/** Opens a list, scrolls, opens a video, waits until the page is idle, and goes back. */
export async function returnToList(view: View, address: string): Promise<ReturnTiming> {
  const { page } = view;
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await waitUntilLive(view);
  await readInPage(view, () => document.querySelectorAll('main article')[12]?.scrollIntoView({ block: 'center' }));
  await waitUntilIdle(view);
  await readInPage(view, leaveByCard);
  const isVideoPage = () => document.querySelector('[data-component="VideoPlayer"]') !== null;
  await waitInPage(view, isVideoPage, paintTimeoutMs);
  await waitUntilIdle(view);
  const sameDocument = await readInPage(view, () => window.leftCard !== undefined);
  const picture = await page.evaluate(goBackAndMeasure, paintTimeoutMs);
  // The scroll position may be restored in a later frame, so it is read at the end.
  await pause(500);
  const scrollOffset = await readInPage(view, () => Math.abs(scrollY - (window.leftCard?.scrollY ?? NaN)));
  return { picture, scrollOffset, sameDocument };
}
