import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this many bytes compression costs more than it saves. */
const least = 1_000;

const takes = (accepts: string, coding: string): boolean => new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(accepts);

/** Compresses a finished text for whoever takes it: brotli 4, else gzip, else as it is. */
export function compressed(body: Buffer, accepts: string | undefined): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (body.length < least || !accepts) return { body };
  if (takes(accepts, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    return { body: brotliCompressSync(body, { params }), encoding: 'br' };
  }
  if (takes(accepts, 'gzip')) return { body: gzipSync(body, { level: 5 }), encoding: 'gzip' };
  return { body };
}
