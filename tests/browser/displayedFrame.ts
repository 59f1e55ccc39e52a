import { clipRate } from '@afterglow/fixtures/media/clips';
import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Start of the frame that is on the screen, in seconds. */
    shownFrames: WeakMap<EventTarget, number>;
  }
}

/** Notes from now on which frame each video shows, as the browser reports it when it puts one on the screen. */
export const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    window.shownFrames = new WeakMap();
    const noted = new WeakSet<EventTarget>();
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement) || noted.has(target)) return;
      noted.add(target);
      const next = (_: number, { mediaTime }: VideoFrameCallbackMetadata) => {
        window.shownFrames.set(target, mediaTime);
        target.requestVideoFrameCallback(next);
      };
      target.requestVideoFrameCallback(next);
    };
    // Events of media do not bubble, but a listener on the document captures them.
    document.addEventListener('loadstart', note, true);
    document.addEventListener('loadedmetadata', note, true);
  });

/** Returns the second at which the frame on the screen begins; -1 before the first. Needs `noteFrames`. */
export const secondShown = (video: Locator): Promise<number> =>
  video.evaluate((videoElement: HTMLVideoElement) => window.shownFrames.get(videoElement) ?? -1);

/** Returns the number of the frame on the screen, counted from 0. Needs `noteFrames`. */
export const frameShown = async (video: Locator): Promise<number> => Math.round((await secondShown(video)) * clipRate);
