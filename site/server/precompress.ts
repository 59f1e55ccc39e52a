import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { fillSlots, type SlottedPage, type Slots } from './slots.ts';

/** How many bytes each slot takes. */
export type SlotLengths = Readonly<Record<keyof Slots, number>>;

/**
 * A page compressed once for all its responses, whose slots must have these lengths: filled like the page itself, it is
 * a brotli stream.
 */
export interface PrecompressedPage {
  page: SlottedPage;
  lengths: SlotLengths;
}

/** One more than for a single response, as the work is done once: 8 % fewer bytes. */
const quality = 5;

/** Stored with each slot, so that what follows is compressed and decompressed after the same two bytes (RFC 7932, 7.1). */
const contextBytes = 2;

/** A meta-block with a length of four nibbles holds no more. */
const maxStoredBytes = 65_536;

/** Header of an uncompressed meta-block (RFC 7932, 9.2): not the last, length - 1 in four nibbles, uncompressed. */
function storedHeader(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, bits >> 16]);
}

/** Bytes that no UTF-8 text contains, and control characters that hardly any does. */
const foreignBytes = Array.from({ length: 256 }, (_, byte) => byte).filter(
  (byte) => byte === 0xc0 || byte === 0xc1 || byte >= 0xf5 || (byte > 0 && byte < 9) || (byte > 13 && byte < 32),
);

/** Stands for a slot's value while the page is compressed; nothing else in the page can be a copy of it. */
const placeholder = (length: number): Buffer =>
  Buffer.from(randomBytes(length).map((byte) => foreignBytes[byte % foreignBytes.length] ?? 1));

/** A brotli encoder that returns what it has written, up to a whole byte. */
function createEncoder(bytes: number): { flush: (text: Buffer) => Promise<Buffer>; end: () => Promise<Buffer> } {
  const compressor = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
  });
  const failed = new Promise<never>((_, reject) => void compressor.once('error', reject));
  failed.catch(() => undefined);
  let chunks: Buffer[] = [];
  // Taken as it comes: a long output would otherwise wait to be read, and the flush with it.
  compressor.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const output = (): Buffer => {
    // What is still buffered comes by the event, too.
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
 * what it writes for it is replaced by a meta-block that stores the slot's value uncompressed.
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

/** Every slot is followed by enough text, and fits into one meta-block. */
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
 * Whether it is the page for any values of its slots: what copies from a slot does not come out right for random ones, as it
 * may for those that resemble the text.
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

/** In one or two of a hundred cases the encoder finds something to copy in its placeholders. */
const attempts = 5;

/** Null if the page cannot be compressed in this way; then every response is compressed by itself. */
export async function precompress(page: SlottedPage, lengths: SlotLengths): Promise<PrecompressedPage | null> {
  if (!isSuitable(page, lengths)) return null;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const compressed = await compressAroundSlots(page, lengths);
    if (await isCopyOf(page, compressed, lengths)) return { page: compressed, lengths };
  }
  return null;
}

const precompressed = new WeakMap<SlottedPage, Promise<PrecompressedPage | null>>();

/** A cached page compressed for these slots; null if it is not available for them. */
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
