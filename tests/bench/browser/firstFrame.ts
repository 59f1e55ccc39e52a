import type { View } from './chromium.ts';

/**
 * Returns the milliseconds from a press of play until the first frame is on the screen. Clicks the element with the
 * selector `button`; null calls the video's own `play`, as the browser's controls do.
 */
export const pressPlay = ({ page }: View, button: string | null): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        const video = document.querySelector('video');
        const pressed = selector === null ? null : document.querySelector<HTMLElement>(selector);
        if (!video || (selector !== null && !pressed)) return reject(new Error('There is nothing to press.'));
        const begun = performance.now();
        video.requestVideoFrameCallback((_, { presentationTime }) => resolve(presentationTime - begun));
        if (pressed) pressed.click();
        else video.play().catch(reject);
      }),
    button,
  );
