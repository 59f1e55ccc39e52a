import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';

/** Below this many bytes compression costs more than it saves. */
const minBytes = 1_000;

export type Encoding = 'br' | 'gzip';

const accepts = (acceptEncoding: string, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(acceptEncoding);

/** Returns Brotli if the client accepts it, else gzip; null if a body of this size is sent uncompressed. */
export function negotiateEncoding(bytes: number, acceptEncoding: string | undefined): Encoding | null {
  if (bytes < minBytes || !acceptEncoding) return null;
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : null;
}

const brotli = (bytes: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
});
const gzip = { level: 5 };

const createCompressor = (encoding: Encoding, bytes: number): BrotliCompress | Gzip =>
  encoding === 'br' ? createBrotliCompress(brotli(bytes)) : createGzip(gzip);

/**
 * Compresses a streamed text. An error on one side is propagated to the other.
 * @param bytes length of the text; 0 if unknown
 */
export function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
  bytes: number,
): ReadableStream<Uint8Array> {
  const compressor = createCompressor(encoding, bytes);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node declares its own classes for web streams; they are identical at runtime
  const source = Readable.fromWeb(body as NodeStream<Uint8Array>);
  // The reader of the compressed stream receives the error; the callback only keeps it from being unhandled here.
  pipeline(source, compressor, () => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's and the platform's types of the same stream
  return Readable.toWeb(compressor) as ReadableStream<Uint8Array>;
}

/**
 * Compresses a whole page. Its first bytes are flushed together with the headers while the rest is still being
 * compressed: the resources they reference (the first images) are then requested some 40 ms earlier on a phone's
 * connection.
 */
export async function compressPage(
  body: Buffer,
  flushedBytes: number,
  encoding: Encoding,
): Promise<ReadableStream<Uint8Array>> {
  const compressor = createCompressor(encoding, body.length);
  await new Promise<void>((resolve, reject) => {
    compressor.once('error', reject);
    compressor.write(body.subarray(0, flushedBytes));
    // A write error is reported to this callback first, though the declared type omits the argument.
    compressor.flush((error?: Error | null) => (error ? reject(error) : resolve()));
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a binary stream returns buffers
  const first = compressor.read() as Buffer<ArrayBuffer> | null;
  compressor.end(body.subarray(flushedBytes));
  return new ReadableStream({
    start: (out) => {
      if (first) out.enqueue(first);
      compressor.on('data', (more: Buffer<ArrayBuffer>) => {
        out.enqueue(more);
        // Backpressure: compress no faster than the client reads.
        if ((out.desiredSize ?? 0) <= 0) compressor.pause();
      });
      compressor.once('end', () => out.close());
      compressor.once('error', (error) => out.error(error));
    },
    pull: () => void compressor.resume(),
    cancel: () => void compressor.destroy(),
  });
}
