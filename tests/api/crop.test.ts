/** Cropped edges and mirrored pictures: the code reads them where ffmpeg does not, and never trusts them. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { apertureOf, cropOf, readCrops, turnedCrop, turnOf } from '@afterglow/api/worker/crop';
import { planOf } from '@afterglow/api/worker/plan';
import { readSource } from '@afterglow/api/worker/source';
import { createWorkshop, noFfmpeg, withFfmpeg } from './workshop.ts';

vi.setConfig({ testTimeout: 120_000 });

const { root, close } = createWorkshop();
const { signal } = new AbortController();
afterAll(close);

const box = (name: string, ...contents: Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + contents.reduce((sum, { length }) => sum + length, 0));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...contents]);
};

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value, 4 * index);
  return bytes;
};

/** Encodes a clean aperture: its size, then the distance of its centre from the centre of the picture. */
const aperture = (width: number, height: number, right: number, down: number) =>
  numbers(width, 1, height, 1, right, 1, down, 1);

/**
 * Inserts a box after the sample description in an MP4 whose `moov` is last, and enlarges all boxes that contain it.
 */
function withClap(file: Buffer, content: Buffer): Buffer {
  const holders = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'avc1'];
  const clap = box('clap', content);
  const copy = Buffer.from(file);
  let at = 0;
  for (const name of holders) {
    at = copy.indexOf(name, at, 'latin1');
    copy.writeUInt32BE(copy.readUInt32BE(at - 4) + clap.length, at - 4);
  }
  const end = at - 4 + copy.readUInt32BE(at - 4) - clap.length;
  return Buffer.concat([copy.subarray(0, end), clap, copy.subarray(end)]);
}

/** Sets the first four numbers of the matrix of the only track. */
function withMatrix(file: Buffer, [a, b, c, d]: readonly [number, number, number, number]): Buffer {
  const copy = Buffer.from(file);
  const matrix = copy.indexOf('tkhd', 0, 'latin1') + 44;
  copy.set(numbers(a << 16, b << 16, 0, c << 16, d << 16), matrix);
  return copy;
}

/** Replaces the colours of a Matroska file with a crop. */
function withPixelCrop(file: Buffer, { left, bottom }: { left: number; bottom: number }): Buffer {
  const copy = Buffer.from(file);
  const colours = copy.indexOf(Buffer.from([0x55, 0xb0]));
  const length = 3 + ((copy[colours + 2] ?? 0) & 0x7f);
  const crop = Buffer.from([0x54, 0xcc, 0x81, left, 0x54, 0xaa, 0x81, bottom, 0xec, 0x80 + length - 10]);
  crop.copy(copy, colours);
  return copy;
}

const none = { left: 0, top: 0, right: 0, bottom: 0 };

test.each([
  ['centred', aperture(704, 480, 0, 0), { ...none, left: 8, right: 8 }],
  ['at the left', aperture(704, 480, -8, 0), { ...none, right: 16 }],
  ['at the bottom', aperture(720, 460, 0, 10), { ...none, top: 20 }],
  ['in fractions', numbers(1408, 2, 480, 1, -7, 2, 0, 1), { ...none, left: 5, right: 12 }],
  ['of the whole picture', aperture(720, 480, 0, 0), null],
  ['of nothing', aperture(0, 0, 0, 0), null],
  ['of too little', aperture(8, 480, 0, 0), null],
  ['of a fraction of nothing', numbers(704, 0, 480, 0, 0, 0, 0, 0), null],
  ['cut off', Buffer.alloc(20), null],
])('an aperture %s', (_, clap, crop) => {
  expect(apertureOf(720, 480, clap)).toEqual(crop);
});

test('what is left of a picture is a picture, whatever its file says', () => {
  const edge = fc.oneof(fc.integer(), fc.double(), fc.integer({ min: -100, max: 100 }));
  const side = fc.integer({ min: 0, max: 9_000 });
  fc.assert(
    fc.property(side, side, edge, edge, edge, edge, (width, height, left, top, right, bottom) => {
      const crop = cropOf(width, height, { left, top, right, bottom });
      if (crop === null) return;
      for (const value of Object.values(crop)) expect(Number.isInteger(value) && value >= 0).toBe(true);
      expect(width - crop.left - crop.right).toBeGreaterThanOrEqual(16);
      expect(height - crop.top - crop.bottom).toBeGreaterThanOrEqual(16);
    }),
  );
});

const print = (a: number, b: number, c: number, d: number) =>
  `\n00000000: ${a} ${b} 0\n00000001: ${c} ${d} 0\n00000002: 0 0 1073741824\n`;

test.each([
  ['', { left: 1, top: 2, right: 3, bottom: 4 }],
  [print(65536, 0, 0, 65536), { left: 1, top: 2, right: 3, bottom: 4 }],
  [print(-65536, 0, 0, 65536), { left: 3, top: 2, right: 1, bottom: 4 }],
  [print(65536, 0, 0, -65536), { left: 1, top: 4, right: 3, bottom: 2 }],
  [print(0, 65536, -65536, 0), { left: 4, top: 1, right: 2, bottom: 3 }],
  [print(0, -65536, 65536, 0), { left: 2, top: 3, right: 4, bottom: 1 }],
  [print(0, 65536, 65536, 0), { left: 2, top: 1, right: 4, bottom: 3 }],
])('with the matrix %j the edges are %o', (matrix, edges) => {
  const turn = turnOf(matrix);
  expect(turn && turnedCrop({ left: 1, top: 2, right: 3, bottom: 4 }, turn)).toEqual(edges);
});

test('a picture that is turned by other than quarters is not cut', () => {
  expect(turnOf(print(46341, 46341, -46341, 46341))).toBeNull();
});

describe('a file that lies about its parts is read to an end', () => {
  const path = join(root, 'lies');
  const format = fc.constantFrom('mov,mp4,m4a,3gp,3g2,mj2', 'matroska,webm');
  const nested = (seed: Buffer) =>
    box('moov', box('trak', box('mdia', box('hdlr', numbers(0, 0), Buffer.from('vide')), box('minf', seed))));
  const ebml = [0x1a45dfa3, 0x18538067, 0x1654ae6b, 0xae, 0xe0, 0xb0, 0x54cc].map((id) =>
    Buffer.from(id.toString(16), 'hex'),
  );
  const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
  const part = fc.oneof(
    bytes,
    bytes.map(nested),
    fc.constantFrom(...ebml),
    fc.constantFrom('moov', 'trak', 'stsd', 'clap').map((name) => Buffer.from(`\0\0\0\0${name}`, 'latin1')),
    fc.constant(Buffer.from('01ffffffffffffff', 'hex')),
  );

  test('whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), format, async (parts, name) => {
        writeFileSync(path, Buffer.concat(parts));
        for (const { width, height, left, right, top, bottom } of await readCrops(path, name)) {
          expect(width - left - right).toBeGreaterThanOrEqual(16);
          expect(height - top - bottom).toBeGreaterThanOrEqual(16);
        }
      }),
    );
  });

  test('with a hundred thousand parts', async () => {
    writeFileSync(path, Buffer.concat(Array.from({ length: 100_000 }, () => box('free'))));
    expect(await readCrops(path, 'mov,mp4')).toEqual([]);
    writeFileSync(
      path,
      Buffer.concat([Buffer.from('1853806701ffffffffffffff', 'hex'), Buffer.alloc(200_000, 'ec80', 'hex')]),
    );
    expect(await readCrops(path, 'matroska,webm')).toEqual([]);
  });
});

describe.skipIf(noFfmpeg)(withFfmpeg, () => {
  /** Quarters in red, green, blue and white, so that each rotation and reflection looks different. */
  const quarters =
    "color=red:size=64x36:rate=5:duration=1,format=rgb24,geq=r='255*lt(X,32)*lt(Y,18)+255*gte(X,32)*gte(Y,18)':g='255*gte(X,32)':b='255*gte(Y,18)'";
  let source: Buffer | null = null;
  const drawn = (): Buffer => {
    const path = join(root, 'quarters.mp4');
    const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv444p'];
    if (source === null) execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', quarters, ...codec, path]);
    return (source ??= readFileSync(path));
  };

  const nameOf = ([red = 0, green = 0, blue = 0]: Uint8Array): string =>
    ({ '100': 'red', '010': 'green', '001': 'blue', '111': 'white' })[
      [red, green, blue].map((level) => Number(level > 128)).join('')
    ] ?? `${red},${green},${blue}`;

  /** Returns the size of the picture as the worker makes it, and the colours of its corners and beside its centre. */
  async function shown(name: string, file: Buffer) {
    const path = join(root, name);
    writeFileSync(path, file);
    const read = await readSource(path, root, signal);
    if ('refused' in read) throw new Error(`It was refused: ${read.refused}.`);
    const { filtersTo, rungs } = planOf(read, { toneMaps: false });
    const { width, height } = rungs[0];
    const graph = `[0:${read.picture.stream.index}]${filtersTo(rungs[0]).join(',')}`;
    const raw = ['-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];
    const pixels = execFileSync('ffmpeg', ['-v', 'error', '-i', path, '-filter_complex', graph, ...raw]);
    const at = (x: number, y: number) => nameOf(pixels.subarray(3 * (y * width + x)));
    const corners = [at(2, 2), at(width - 3, 2), at(2, height - 3), at(width - 3, height - 3)];
    /** The position in pixels at which the left half ends. */
    const across = Array.from({ length: width }, (_, x) => at(x, 2)).lastIndexOf(corners[0] ?? '') + 1;
    const down = Array.from({ length: height }, (_, y) => at(2, y)).lastIndexOf(corners[0] ?? '') + 1;
    return { size: [read.picture.width, read.picture.height], corners: corners.join(' '), halves: [across, down] };
  }

  test.each<[string, [number, number, number, number], string, [number, number]]>([
    ['mirrored', [-1, 0, 0, 1], 'green red white blue', [64, 36]],
    ['upside down in a mirror', [1, 0, 0, -1], 'blue white red green', [64, 36]],
    ['turned to the right', [0, 1, -1, 0], 'blue red white green', [36, 64]],
    ['turned and mirrored', [0, 1, 1, 0], 'red blue green white', [36, 64]],
    ['turned and mirrored the other way', [0, -1, -1, 0], 'white green blue red', [36, 64]],
  ])('a film %s is shown as it was meant', async (_, matrix, corners, size) => {
    expect(await shown('turned.mp4', withMatrix(drawn(), matrix))).toMatchObject({ corners, size });
  });

  test('a clean aperture is all that is shown', async () => {
    // Removes 16 pixels at the left and 4 at the bottom.
    const file = withClap(drawn(), aperture(48, 32, 8, -2));
    expect(await shown('clap.mp4', file)).toEqual({
      ...{ size: [48, 32], corners: 'red green blue white', halves: [16, 18] },
    });
    expect(await shown('clap-turned.mp4', withMatrix(file, [0, 1, 1, 0]))).toEqual({
      ...{ size: [32, 48], corners: 'red blue green white', halves: [18, 16] },
    });
  });

  test('a crop of Matroska is all that is shown', async () => {
    const path = join(root, 'quarters.mkv');
    writeFileSync(join(root, 'quarters.mp4'), drawn());
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', join(root, 'quarters.mp4'), '-c', 'copy', path]);
    const file = withPixelCrop(readFileSync(path), { left: 16, bottom: 4 });
    expect(await shown('crop.mkv', file)).toEqual({
      ...{ size: [48, 32], corners: 'red green blue white', halves: [16, 18] },
    });
  });
});
