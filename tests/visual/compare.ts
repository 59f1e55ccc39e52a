import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Tolerated number of pixels: edges of scaled pictures and focus rings are not rounded deterministically. */
const toleratedPixels = 3;

/**
 * Returns the number of differing pixels and writes a difference image if there are any. A missing picture differs
 * completely.
 */
export function compare(before: string, now: string, difference: string): number {
  if (!existsSync(before) || !existsSync(now)) return Number.POSITIVE_INFINITY;
  const [old, newer] = [readFileSync(before), readFileSync(now)];
  if (old.equals(newer)) return 0;
  const [one, other] = [PNG.sync.read(old), PNG.sync.read(newer)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const [first, second] = [padTo(one, width, height), padTo(other, width, height)];
  const mask = new PNG({ width, height });
  const pixels = pixelmatch(first, second, mask.data, width, height, {
    threshold: 0.1,
    diffMask: true,
    diffColor: differenceColor,
  });
  if (pixels <= toleratedPixels) return 0;
  mkdirSync(dirname(difference), { recursive: true });
  writeFileSync(difference, PNG.sync.write(renderDifference(mask, second)));
  return pixels;
}

/** A cold colour, because the site uses none. */
const differenceColor: [number, number, number] = [20, 170, 255];

/** Draws the new picture, faded, with the differing pixels on top. */
function renderDifference(mask: PNG, picture: Buffer): PNG {
  const background = picture.length - 4;
  for (let at = 0; at < mask.data.length; at += 4) {
    if ((mask.data[at + 3] ?? 0) > 0) continue;
    for (let channel = 0; channel < 3; channel++)
      mask.data[at + channel] = (picture[at + channel] ?? 0) * 0.3 + (picture[background + channel] ?? 0) * 0.7;
    mask.data[at + 3] = 255;
  }
  return mask;
}

/** Pads a picture. The added parts count as different. */
function padTo(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}

/** Crops the empty background of several pictures to a common box. */
export function cropTogether(files: string[]): void {
  const pictures = files
    .filter((file) => existsSync(file))
    .map((file) => ({ file, picture: PNG.sync.read(readFileSync(file)) }));
  const boxes = pictures.map(({ picture }) => contentBox(picture));
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  for (const { file, picture } of pictures) {
    const [width, height] = [Math.min(right, picture.width) - left, Math.min(bottom, picture.height) - top];
    if (width <= 0 || height <= 0) continue;
    const cut = new PNG({ width, height });
    PNG.bitblt(picture, cut, left, top, width, height, 0, 0);
    writeFileSync(file, PNG.sync.write(cut));
  }
}

/** Returns the bounding box of the content, with a margin. The last pixel counts as the background. */
function contentBox({ width, height, data }: PNG): { left: number; top: number; right: number; bottom: number } {
  const background = data.readUInt32BE(data.length - 4);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (data.readUInt32BE((y * width + x) * 4) !== background) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x + 1);
        box.top = Math.min(box.top, y);
        box.bottom = y + 1;
      }
  const margin = 20;
  return box.right === 0
    ? { left: 0, top: 0, right: width, bottom: height }
    : {
        left: Math.max(0, box.left - margin),
        top: Math.max(0, box.top - margin),
        right: Math.min(width, box.right + margin),
        bottom: Math.min(height, box.bottom + margin),
      };
}
