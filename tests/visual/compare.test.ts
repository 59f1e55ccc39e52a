import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compare, cropTogether } from './compare.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Draws a white sheet with a black square of 10 by 10 pixels. */
function drawSheet(name: string, height: number, left: number, top: number): string {
  const picture = new PNG({ width: 100, height });
  picture.data.fill(255);
  for (let y = top; y < top + 10; y++)
    for (let x = left; x < left + 10; x++) picture.data.writeUInt32BE(0x000000ff, (y * 100 + x) * 4);
  const file = join(folder, name);
  writeFileSync(file, PNG.sync.write(picture));
  return file;
}

const sizeOf = (file: string) => {
  const { width, height } = PNG.sync.read(readFileSync(file));
  return { width, height };
};

test('identical pictures have no difference image', () => {
  const difference = join(folder, 'difference.png');
  expect(compare(drawSheet('a.png', 80, 40, 30), drawSheet('b.png', 80, 40, 30), difference)).toBe(0);
  expect(existsSync(difference)).toBe(false);
});

test('up to three differing pixels are tolerated', () => {
  const before = drawSheet('a.png', 80, 40, 30);
  const withSpecks = (count: number) => {
    const picture = PNG.sync.read(readFileSync(before));
    for (let speck = 0; speck < count; speck++) picture.data.writeUInt32BE(0x000000ff, (70 * 100 + speck * 20) * 4);
    const file = join(folder, `${count}.png`);
    writeFileSync(file, PNG.sync.write(picture));
    return file;
  };
  expect(compare(before, withSpecks(3), join(folder, 'difference.png'))).toBe(0);
  expect(compare(before, withSpecks(4), join(folder, 'difference.png'))).toBe(4);
});

test('a moved square differs in both positions', () => {
  const difference = join(folder, 'new/difference.png');
  expect(compare(drawSheet('a.png', 80, 40, 30), drawSheet('b.png', 80, 60, 30), difference)).toBe(200);
  expect(sizeOf(difference)).toEqual({ width: 100, height: 80 });
});

test('a taller page differs in its new part', () => {
  const difference = join(folder, 'difference.png');
  expect(compare(drawSheet('a.png', 80, 40, 30), drawSheet('b.png', 90, 40, 30), difference)).toBe(1000);
  expect(sizeOf(difference)).toEqual({ width: 100, height: 90 });
});

test('a missing picture differs completely', () => {
  expect(compare(drawSheet('a.png', 80, 40, 30), join(folder, 'none.png'), join(folder, 'difference.png'))).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('pictures are cropped to a common box', () => {
  const [before, now] = [drawSheet('a.png', 80, 30, 30), drawSheet('b.png', 80, 50, 30)];
  cropTogether([before, now, join(folder, 'none.png')]);
  // The content is at 30 to 60 across and 30 to 40 down; the margin is 20 pixels.
  expect(sizeOf(before)).toEqual({ width: 70, height: 50 });
  expect(sizeOf(now)).toEqual(sizeOf(before));
});
