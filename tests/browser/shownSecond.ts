import { blockRow, clipFrame, secondFromBlocks } from '@afterglow/fixtures/media/clips';
import type { Locator } from '@playwright/test';

/** The second that a clip's frame shows, read from its row of blocks. */
export async function secondShown(video: Locator): Promise<number> {
  const brightness = await video.evaluate(
    (film: HTMLVideoElement, { row, frame }) => {
      const canvas = document.createElement('canvas');
      canvas.width = frame.width;
      canvas.height = frame.height;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('This browser draws no canvas.');
      context.drawImage(film, 0, 0, frame.width, frame.height);
      return Array.from({ length: row.count }, (_, block) => {
        const inner = row.size / 2;
        const { data } = context.getImageData(
          row.left + block * row.size + inner / 2,
          row.top + inner / 2,
          inner,
          inner,
        );
        return data.reduce((sum, value, index) => (index % 4 === 0 ? sum + value : sum), 0) / (data.length / 4);
      });
    },
    { row: blockRow, frame: clipFrame },
  );
  return secondFromBlocks(brightness);
}
