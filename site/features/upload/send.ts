import type { PostReply, SentRefusal } from '@afterglow/contract/postReply';
import { isReadable } from './localFile.ts';

/**
 * Sends a file to the address of its upload, from where the API expects more of it. Resolves with `done` when the API
 * has all of it, else with why it has not.
 */
export type FileTransfer = (
  file: Blob,
  address: string,
  onProgress: (receivedBytes: number) => void,
  signal: AbortSignal,
) => Promise<PostReply>;

/** Functions that a sender depends on. */
export interface SenderServices {
  transfer: FileTransfer;
  /** Resolves after `ms` milliseconds, when the device is online again, or when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onProgress: (receivedBytes: number) => void;
  /** Called when the connection has broken; sending is retried automatically. */
  onLost: (refusal: SentRefusal) => void;
}

interface FileToSend {
  file: Blob;
  /** Address of the upload. */
  address: string;
  /** Bytes that the API already has, as far as is known here. */
  offset: number;
}

export type Sent =
  /** The API has all of it. */
  | { state: 'complete' }
  | { state: 'refused'; refusal: SentRefusal }
  /** The browser can no longer read the file. */
  | { state: 'unreadable' }
  | { state: 'stopped' };

/** Refusals that pass by themselves: a broken connection, too many requests at a time, or another tab that sends, too. */
const passing = new Set(['unavailable', 'unreachable', 'bad_gateway', 'limit_ip', 'wrong_offset']);

const longestPauseMs = 30_000;
const pauseAfter = (failures: number): number => Math.min(longestPauseMs, 1_000 * 2 ** (failures - 1));

/**
 * Sends a file until the API has all of it. A transfer that breaks off begins again after growing pauses, where the API
 * expects more, until the signal aborts; what has been sent is kept.
 */
export async function sendFile(
  { file, address, offset }: FileToSend,
  { transfer, wait, onProgress, onLost }: SenderServices,
  signal: AbortSignal,
): Promise<Sent> {
  let [reached, failures] = [offset, 0];
  const noteProgress = (bytes: number) => {
    if (bytes > reached) [reached, failures] = [bytes, 0];
    onProgress(bytes);
  };
  while (!signal.aborted) {
    const reply = await transfer(file, address, noteProgress, signal);
    if (signal.aborted) break;
    const [refusal] = reply.state === 'refused' ? reply.refusals : [];
    if (!refusal) return { state: 'complete' };
    if (!passing.has(refusal.code)) return { state: 'refused', refusal };
    // A request with bytes that cannot be read fails like one without a connection.
    const readable = await isReadable(file, Math.min(reached, file.size - 1));
    if (signal.aborted) break;
    if (!readable) return { state: 'unreadable' };
    failures += 1;
    onLost({ field: 'file', code: 'unavailable' });
    await wait(pauseAfter(failures), signal);
  }
  return { state: 'stopped' };
}
