import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';

/** Below this many bytes compression costs more than it saves. */
const minBytes = 1_000;

export type Encoding = 'br' | 'gzip';

const accepts = (acceptEncoding: string, coding: string): boolean =>
  new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(acceptEncoding);

/** Brotli 4 for whoever takes it, else gzip; null where so many bytes go out as they are. */
export function negotiateEncoding(bytes: number, acceptEncoding: string | undefined): Encoding | null {
  if (bytes < minBytes || !acceptEncoding) return null;
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : null;
}

const brotli = (bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});
const gzip = { level: 5 };

const createCompressor = (coding: Encoding, bytes: number): BrotliCompress | Gzip =>
  coding === 'br' ? createBrotliCompress(brotli(bytes)) : createGzip(gzip);

/** Packs a text that is still coming, of so many bytes where that is known. What breaks on one side breaks on the other. */
export function compressStream(
  body: ReadableStream<Uint8Array>,
  coding: Encoding,
  bytes: number,
): ReadableStream<Uint8Array> {
  const packed = createCompressor(coding, bytes);
  // Node declares classes of its own for web streams; they are the same thing.
  const source = Readable.fromWeb(body as NodeStream<Uint8Array>);
  // The reader of what is packed is told of an error; here it only must not count as nobody's.
  pipeline(source, packed, () => undefined);
  return Readable.toWeb(packed) as ReadableStream<Uint8Array>;
}

/**
 * A page as it goes out. Its first bytes leave in one piece with the headers, while the rest is still packed: what they
 * ask for (the first pictures) is then asked for some 40 ms earlier on a phone's line.
 */
export async function compressPage(body: Buffer, early: number, coding: Encoding): Promise<ReadableStream<Uint8Array>> {
  const packed = createCompressor(coding, body.length);
  await new Promise<void>((resolve, reject) => {
    packed.once('error', reject);
    packed.write(body.subarray(0, early));
    // What could not be written is told here first, though the declared type does not say so.
    packed.flush((error?: Error | null) => (error ? reject(error) : resolve()));
  });
  // Chunks of a binary stream.
  const first = packed.read() as Buffer<ArrayBuffer> | null;
  packed.end(body.subarray(early));
  return new ReadableStream({
    start: (out) => {
      if (first) out.enqueue(first);
      packed.on('data', (more: Buffer<ArrayBuffer>) => {
        out.enqueue(more);
        // Packed no faster than it is read.
        if ((out.desiredSize ?? 0) <= 0) packed.pause();
      });
      packed.once('end', () => out.close());
      packed.once('error', (error) => out.error(error));
    },
    pull: () => void packed.resume(),
    cancel: () => void packed.destroy(),
  });
}
