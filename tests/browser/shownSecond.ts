import { blockRow, clipFrame, lumaOfBlocks, secondFromBlocks } from '@afterglow/fixtures/media/clips';
import { expect, type Locator } from '@playwright/test';

/** Returns the second that a clip's frame shows, read from its row of blocks. Waits until the film has a frame. */
export async function secondShown(video: Locator): Promise<number> {
  let second = 0;
  await expect(async () => {
    second = secondFromBlocks(lumaOfBlocks(await pixelsOfBlocks(video), 4));
  }).toPass({ timeout: 15_000 });
  return second;
}

const pixelsOfBlocks = (video: Locator): Promise<number[]> =>
  video.evaluate(
    (film: HTMLVideoElement, { row, frame }) => {
      const canvas = document.createElement('canvas');
      canvas.width = frame.width;
      canvas.height = frame.height;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('This browser draws no canvas.');
      context.drawImage(film, 0, 0, frame.width, frame.height);
      return [...context.getImageData(row.left, row.top, row.count * row.size, row.size).data];
    },
    { row: blockRow, frame: clipFrame },
  );
