import { brotliDecompressSync, BrotliCompress, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { compressPage, compressStream } from '../../site/runtime/server/compress.ts';
import { patience } from '../tools/patience.ts';

afterEach(() => vi.restoreAllMocks());

/** Returns incompressible bytes. */
const randomBytes = (bytes: number, seed = 1): Buffer => {
  const noise = Buffer.alloc(bytes);
  let state = seed;
  for (let at = 0; at < bytes; at += 1) noise[at] = (state = (state * 48_271) % 2_147_483_647) & 0xff;
  return noise;
};

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

const bytesOf = async (stream: ReadableStream<Uint8Array>) => Buffer.from(await new Response(stream).arrayBuffer());

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(['br', 'gzip'] as const)('compressed with %s', (coding) => {
  test.each([0, 1, 1_000, 300_000])('a page of %i bytes is complete', async (length) => {
    const body = randomBytes(length);
    const early = Math.min(500, length);
    expect(unpack[coding](await bytesOf(await compressPage(body, early, coding))).equals(body)).toBe(true);
  });

  test('the first bytes of a page are sent immediately', async () => {
    const reader = (await compressPage(randomBytes(50_000), 500, coding)).getReader();
    const first = await reader.read();
    expect(first.value?.length).toBeLessThan(1_000);
    await reader.cancel();
  });

  /** Returns an endless stream that counts the bytes read from it. */
  const endlessSource = () => {
    const taken = { bytes: 0, cancelled: false };
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (out) => {
          taken.bytes += 64 * 1024;
          out.enqueue(randomBytes(64 * 1024, taken.bytes));
        },
        cancel: () => void (taken.cancelled = true),
      },
      { highWaterMark: 0 },
    );
    return { body, taken };
  };

  test('a slow reader causes backpressure', async () => {
    const { body, taken } = endlessSource();
    const reader = compressStream(body, coding, 0).getReader();
    await reader.read();
    // Brotli buffers up to 16 MB before any output.
    for (let turns = 0; turns < 3_000 && taken.bytes < 64_000_000; turns += 1) await nextTick();
    expect(taken.bytes).toBeLessThan(33_000_000);
    await reader.cancel();
  });

  test('a cancelled reader cancels the source', async () => {
    const { body, taken } = endlessSource();
    const reader = compressStream(body, coding, 0).getReader();
    await reader.read();
    await reader.cancel();
    await vi.waitFor(() => expect(taken.cancelled).toBe(true), patience);
  });

  test('an error of the source only aborts the response', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (out) => out.enqueue(randomBytes(100_000)),
      pull: (out) => out.error(new Error('reset')),
    });
    await expect(bytesOf(compressStream(body, coding, 0))).rejects.toThrow('reset');
  });
});

describe('a failing compressor', () => {
  test('rejects on an early error', async () => {
    vi.spyOn(BrotliCompress.prototype, '_transform').mockImplementation((_chunk, _encoding, done) =>
      done(new Error('no memory')),
    );
    await expect(compressPage(randomBytes(5_000), 500, 'br')).rejects.toThrow('no memory');
  });

  test('aborts the response on a later error', async () => {
    const page = await compressPage(randomBytes(3_000_000), 500, 'br');
    vi.spyOn(BrotliCompress.prototype, '_transform').mockImplementation((_chunk, _encoding, done) =>
      done(new Error('no memory')),
    );
    await expect(bytesOf(page).then(({ length }) => length)).rejects.toThrow('no memory');
  });

  test('is destroyed when the page is cancelled', async () => {
    const destroyed = vi.spyOn(BrotliCompress.prototype, 'destroy');
    await (await compressPage(randomBytes(3_000_000), 500, 'br')).cancel();
    expect(destroyed).toHaveBeenCalled();
  });
});
