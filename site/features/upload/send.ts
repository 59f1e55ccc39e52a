import { maxUploadChunkBytes, minUploadChunkBytes } from '@afterglow/contract/bodyLimits';
import type { PostReply, SentRefusal } from '@afterglow/contract/postReply';
import type { UploadRequest } from '../../data/uploads.ts';
import { isReadable } from './localFile.ts';

/** Functions that a sender depends on. */
export interface SenderServices {
  send: (request: UploadRequest, signal: AbortSignal) => Promise<PostReply>;
  /** Resolves after `ms` milliseconds, when the device is online again, or when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  onProgress: (receivedBytes: number) => void;
  /** Called when the connection has broken; sending is retried automatically. */
  onLost: (refusal: SentRefusal) => void;
}

interface FileToSend {
  uploadId: string;
  file: Blob;
  name: string;
  /** Bytes that the API already has, as far as is known here. */
  offset: number;
}

export type Sent =
  /** The API has all of it; with its reply to that. */
  | { state: 'complete'; reply: Readonly<Record<string, unknown>> }
  | { state: 'refused'; refusal: SentRefusal }
  /** The browser can no longer read the file. */
  | { state: 'unreadable' }
  | { state: 'stopped' };

/**
 * Milliseconds that a part should take: short enough to show progress and to lose little, long enough to be worth a
 * request.
 */
const partMs = 2_000;
const firstPartBytes = 1024 * 1024;

const withinLimits = (bytes: number): number =>
  Math.round(Math.min(maxUploadChunkBytes, Math.max(minUploadChunkBytes, bytes)));

/** Refusals that pass by themselves: a broken connection, or too many requests at a time. */
const passing = new Set(['unavailable', 'unreachable', 'bad_gateway', 'limit_ip', 'wrong_offset']);

const longestPauseMs = 30_000;
const pauseAfter = (failures: number): number => Math.min(longestPauseMs, 1_000 * 2 ** (failures - 1));

/**
 * Returns the offset at which the API expects the next part, after it has received one or refused a misplaced one. Null
 * if the reply does not say.
 */
function nextOffset(reply: PostReply, bytes: number): number | null {
  const offset = Number(
    reply.state === 'done'
      ? reply.reply['offset']
      : reply.refusals.find(({ code }) => code === 'wrong_offset')?.info?.['offset'],
  );
  return Number.isInteger(offset) && offset >= 0 && offset <= bytes ? offset : null;
}

/**
 * Sends a file in parts, from the offset that the API expects, until the API has all of it. A part that did not arrive
 * is sent again after growing pauses, until the signal aborts; what has been sent is kept.
 */
export async function sendFile(
  { uploadId, file, name, offset: start }: FileToSend,
  { send, wait, now, onProgress, onLost }: SenderServices,
  signal: AbortSignal,
): Promise<Sent> {
  const fields = { upload_id: uploadId };
  const sendPart = (from: number, size: number) => {
    const bytes = file.slice(from, from + size);
    return send({ section: 'chunk', fields: { ...fields, offset: String(from) }, file: { bytes, name } }, signal);
  };
  let [offset, partBytes, failures] = [start, firstPartBytes, 0];
  while (!signal.aborted) {
    const began = now();
    const complete = offset === file.size;
    const reply = complete ? await send({ section: 'finish', fields }, signal) : await sendPart(offset, partBytes);
    if (signal.aborted) break;
    if (complete && reply.state === 'done') return { state: 'complete', reply: reply.reply };
    const next = nextOffset(reply, file.size);
    if (next !== null && next !== offset) {
      if (reply.state === 'done') partBytes = withinLimits((partBytes * partMs) / Math.max(1, now() - began));
      offset = next;
      failures = 0;
      onProgress(offset);
      continue;
    }
    const refusal = reply.state === 'refused' ? reply.refusals[0] : undefined;
    if (refusal && !passing.has(refusal.code)) return { state: 'refused', refusal };
    // A request with a part that cannot be read fails like one without a connection.
    const readable = await isReadable(file, offset);
    if (signal.aborted) break;
    if (!readable) return { state: 'unreadable' };
    failures += 1;
    partBytes = withinLimits(partBytes / 2);
    onLost({ field: 'file', code: 'unavailable' });
    await wait(pauseAfter(failures), signal);
  }
  return { state: 'stopped' };
}
