import type { View } from './chromium.ts';

/**
 * Milliseconds from a press of play until the first frame is on the screen. The press is a click on that element, or
 * where it is null a call of the video's own `play`, as the browser's controls make it.
 */
export const pressPlay = ({ page }: View, button: string | null): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        const film = document.querySelector('video');
        const pressed = selector === null ? null : document.querySelector<HTMLElement>(selector);
        if (!film || (selector !== null && !pressed)) return reject(new Error('There is nothing to press.'));
        const begun = performance.now();
        film.requestVideoFrameCallback((_, { presentationTime }) => resolve(presentationTime - begun));
        if (pressed) pressed.click();
        else film.play().catch(reject);
      }),
    button,
  );
