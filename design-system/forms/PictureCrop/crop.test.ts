import { expect, test } from 'vitest';
import { clampCrop, cropByFingers, cropByKey, croppedSize, firstCrop, maxZoom } from './crop.ts';

const cover = { width: 1_250, height: 250 };

test('at first as much is shown as fits, in the middle', () => {
  expect(firstCrop({ width: 4_000, height: 3_000 })).toEqual({ x: 2_000, y: 1_500, zoom: 1 });
  expect(croppedSize({ width: 4_000, height: 3_000 }, cover, 1)).toEqual({ width: 4_000, height: 800 });
  expect(croppedSize({ width: 4_000, height: 400 }, cover, 1)).toEqual({ width: 2_000, height: 400 });
});

test('a picture of the least size can only be taken as it is', () => {
  expect(maxZoom(cover, cover)).toBe(1);
  expect(clampCrop({ x: 0, y: 900, zoom: 3 }, cover, cover)).toEqual({ x: 625, y: 125, zoom: 1 });
});

test('an arrow moves the picture where it points, and other keys do nothing', () => {
  const crop = { x: 500, y: 500, zoom: 2 };
  expect(cropByKey('ArrowRight', crop, { width: 200, height: 200 })).toEqual({ ...crop, x: 490 });
  expect(cropByKey('ArrowUp', crop, { width: 200, height: 200 })).toEqual({ ...crop, y: 510 });
  expect(cropByKey('+', crop, { width: 200, height: 200 })?.zoom).toBeCloseTo(2.2);
  expect(cropByKey('Tab', crop, { width: 200, height: 200 })).toBeNull();
});

const square = { width: 250, height: 250 };
const large = { width: 2_000, height: 2_000 };
const middle = { x: 1_000, y: 1_000, zoom: 2 };

test('a finger takes the picture along', () => {
  const move = [[{ x: 0.5, y: 0.5 }], [{ x: 0.6, y: 0.4 }]] as const;
  expect(cropByFingers(middle, move, large, square)).toEqual({ x: 900, y: 1_100, zoom: 2 });
});

test('two fingers that part magnify the picture, and what lay between them stays there', () => {
  const spread = (x: number, half: number) => [
    { x: x - half, y: 0.5 },
    { x: x + half, y: 0.5 },
  ];
  const magnified = cropByFingers(middle, [spread(0.7, 0.1), spread(0.7, 0.2)], large, square);
  expect(magnified.zoom).toBeCloseTo(4);
  // 1,000 pixels are shown, then 500; the point at 0.7 of them is the same.
  expect(magnified.x + 0.2 * 500).toBeCloseTo(1_000 + 0.2 * 1_000);
  const most = cropByFingers({ ...middle, zoom: 8 }, [spread(0.5, 0.1), spread(0.5, 0.4)], large, square);
  expect(most, 'magnified no further, it stays where it is').toEqual({ ...middle, zoom: 8 });
});

const pictures = [1_250, 1_251, 4_000, 9_000].flatMap((width) =>
  [250, 333, 1_800, 9_000].map((height) => ({ width, height })),
);
const asked = [-1e5, 0, 700, 1e5].flatMap((x) =>
  [-1e5, 0, 700, 1e5].flatMap((y) => [0.01, 1, 1.7, 100].map((zoom) => ({ x, y, zoom }))),
);

test.each(pictures)('of $width × $height, whatever is asked for lies within and has enough pixels', (picture) => {
  for (const crop of asked) {
    const { x, y, zoom } = clampCrop(crop, picture, cover);
    const { width, height } = croppedSize(picture, cover, zoom);
    expect(width).toBeGreaterThanOrEqual(cover.width - 0.001);
    expect(Math.min(x - width / 2, y - height / 2)).toBeGreaterThanOrEqual(-0.001);
    expect(x + width / 2).toBeLessThanOrEqual(picture.width + 0.001);
    expect(y + height / 2).toBeLessThanOrEqual(picture.height + 0.001);
  }
});
