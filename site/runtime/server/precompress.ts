import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { fillSlots, type SlottedPage, type Slots } from './slots.ts';

/** Number of bytes that each slot takes. */
export type SlotLengths = Readonly<Record<keyof Slots, number>>;

/**
 * A page compressed once for all its responses, whose slots must have these lengths. Filled like the page itself, it is
 * a Brotli stream.
 */
export interface PrecompressedPage {
  page: SlottedPage;
  lengths: SlotLengths;
}

/** One higher than for a single response, because the work is done only once: 8 % fewer bytes. */
const quality = 5;

/**
 * Bytes of text stored with each slot, so that what follows is compressed and decompressed after the same two bytes
 * (RFC 7932, 7.1).
 */
const contextBytes = 2;

/** The most bytes that a meta-block with a length of four nibbles can hold. */
const maxStoredBytes = 65_536;

/**
 * Returns the header of an uncompressed meta-block (RFC 7932, 9.2): not the last, length - 1 in four nibbles,
 * uncompressed.
 */
function storedHeader(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, bits >> 16]);
}

/** Bytes that no UTF-8 text contains, and control characters that hardly any does. */
const foreignBytes = Array.from({ length: 256 }, (_, byte) => byte).filter(
  (byte) => byte === 0xc0 || byte === 0xc1 || byte >= 0xf5 || (byte > 0 && byte < 9) || (byte > 13 && byte < 32),
);

/**
 * Returns bytes that stand for a slot's value while the page is compressed; nothing else in the page can be a copy of
 * them.
 */
const placeholder = (length: number): Buffer =>
  Buffer.from(randomBytes(length).map((byte) => foreignBytes[byte % foreignBytes.length] ?? 1));

/** Creates a Brotli encoder whose functions return what it has written, up to a whole byte. */
function createEncoder(bytes: number): { flush: (text: Buffer) => Promise<Buffer>; end: () => Promise<Buffer> } {
  const compressor = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
  });
  const failed = new Promise<never>((_, reject) => void compressor.once('error', reject));
  failed.catch(() => undefined);
  let chunks: Buffer[] = [];
  // Read as it arrives: otherwise a long output would wait to be read, and the flush with it.
  compressor.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const output = (): Buffer => {
    // Output that is still buffered arrives by the `data` event, too.
    while (compressor.read() !== null);
    const written = Buffer.concat(chunks);
    chunks = [];
    return written;
  };
  const flush = (text: Buffer) =>
    new Promise<Buffer>((resolve) => {
      if (text.length > 0) compressor.write(text);
      compressor.flush(() => resolve(output()));
    });
  const end = () => new Promise<Buffer>((resolve) => void compressor.once('end', () => resolve(output())).end());
  return { flush: (text) => Promise.race([flush(text), failed]), end: () => Promise.race([end(), failed]) };
}

/**
 * Compresses the text around the slots. The encoder sees a placeholder for each slot, so that its distances are right;
 * its output for the placeholder is replaced by a meta-block that stores the slot's value uncompressed.
 */
async function compressAroundSlots(page: SlottedPage, lengths: SlotLengths): Promise<SlottedPage> {
  const encoder = createEncoder(page.reduce((sum, { text }) => sum + text.length, 0));
  const compressed: { text: Buffer; slot?: keyof Slots }[] = [];
  let stored: Buffer = Buffer.alloc(0);
  for (const [index, { text, slot }] of page.entries()) {
    const encoded = await encoder.flush(text.subarray(stored.length));
    if (!slot) {
      compressed.push({ text: Buffer.concat([stored, encoded, await encoder.end()]) });
      break;
    }
    const context = page[index + 1]?.text.subarray(0, contextBytes) ?? Buffer.alloc(0);
    const length = lengths[slot] + context.length;
    await encoder.flush(Buffer.concat([placeholder(lengths[slot]), context]));
    compressed.push({ text: Buffer.concat([stored, encoded, storedHeader(length)]), slot });
    stored = context;
  }
  return compressed;
}

/** Returns whether every slot is followed by enough text, and fits into one meta-block. */
const isSuitable = (page: SlottedPage, lengths: SlotLengths): boolean =>
  page.every(
    ({ text, slot }, index) =>
      (index === 0 || text.length >= contextBytes) &&
      (slot === undefined
        ? index === page.length - 1
        : lengths[slot] > 0 && lengths[slot] + contextBytes <= maxStoredBytes),
  );

const decompress = promisify(brotliDecompress);

const randomText = (length: number): string => randomBytes(length).toString('hex').slice(0, length);

/**
 * Returns whether the compressed page equals the page for any values of its slots. It is tested with random values: a
 * copy of something in a slot is then wrong, which it may not be for values that resemble the text.
 */
async function isCopyOf(page: SlottedPage, compressed: SlottedPage, lengths: SlotLengths): Promise<boolean> {
  const sample: Slots = {
    nonce: randomText(lengths.nonce),
    theme: randomText(lengths.theme),
    config: randomText(lengths.config),
  };
  try {
    const text = await decompress(Buffer.concat(fillSlots(compressed, sample)));
    return text.equals(Buffer.concat(fillSlots(page, sample)));
  } catch {
    return false;
  }
}

/** Number of attempts: in one or two of a hundred cases the encoder finds something to copy in its placeholders. */
const attempts = 5;

/**
 * Compresses a page around its slots. Returns null if that is not possible; then every response is compressed by
 * itself.
 */
export async function precompress(page: SlottedPage, lengths: SlotLengths): Promise<PrecompressedPage | null> {
  if (!isSuitable(page, lengths)) return null;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const compressed = await compressAroundSlots(page, lengths);
    if (await isCopyOf(page, compressed, lengths)) return { page: compressed, lengths };
  }
  return null;
}

const precompressed = new WeakMap<SlottedPage, Promise<PrecompressedPage | null>>();

/** Returns a cached page compressed for these slots; null if it is not available for them. */
export async function precompressedFor(page: SlottedPage, slots: Slots): Promise<SlottedPage | null> {
  const lengths: SlotLengths = {
    nonce: Buffer.byteLength(slots.nonce),
    theme: Buffer.byteLength(slots.theme),
    config: Buffer.byteLength(slots.config),
  };
  let running = precompressed.get(page);
  if (!running) {
    running = precompress(page, lengths).catch(() => null);
    precompressed.set(page, running);
  }
  const found = await running;
  const fits =
    found?.lengths.nonce === lengths.nonce &&
    found.lengths.theme === lengths.theme &&
    found.lengths.config === lengths.config;
  return fits ? found.page : null;
}
