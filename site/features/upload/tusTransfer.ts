/** Sends a file by tus-js-client. Imported lazily: only who sends a file needs the library. */
import { maxUploadChunkBytes, minUploadChunkBytes } from '@afterglow/contract/bodyLimits';
import { decodePostReply, refusedAs, type PostReply } from '@afterglow/contract/postReply';
import { DetailedError, Upload } from 'tus-js-client';
import { ownHeaders } from '../../data/uploads.ts';
import type { FileTransfer } from './send.ts';

/**
 * Milliseconds that a chunk should take: short enough to lose little where a proxy keeps chunks back until they are
 * complete, long enough to be worth a request.
 */
const chunkMs = 2_000;
const firstChunkBytes = 1024 * 1024;

/** Milliseconds between two reports of the progress. */
const reportEveryMs = 250;

const withinLimits = (bytes: number): number =>
  Math.round(Math.min(maxUploadChunkBytes, Math.max(minUploadChunkBytes, bytes)));

const codeOfStatus: Readonly<Record<number, string>> = {
  401: 'login',
  404: 'not_found',
  409: 'wrong_offset',
  410: 'not_found',
  413: 'too_large',
  429: 'limit_ip',
  507: 'disk_full',
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Returns why a transfer has ended. An answer to HEAD has no body, so that its status must do. */
function refusalOf(error: Error): PostReply {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return refusedAs('unavailable');
  const reply = decodePostReply(jsonOf(response.getBody()));
  const refused = reply.state === 'refused' && reply.refusals[0]?.code !== 'unavailable';
  return refused ? reply : refusedAs(codeOfStatus[response.getStatus()] ?? 'unavailable');
}

/** Creates a function that passes progress on now and then, and the end of a chunk always. */
function createReporter(onProgress: (bytes: number) => void) {
  let reportedAt = 0;
  return {
    sent: (bytes: number) => {
      if (performance.now() - reportedAt < reportEveryMs) return;
      reportedAt = performance.now();
      onProgress(bytes);
    },
    accepted: onProgress,
  };
}

/**
 * Sends a file from where the API expects more of it, in chunks that fit the speed of the connection. Resolves with why
 * it ended; the caller decides about another try. An abort of the signal ends it without an answer.
 */
export const transferByTus: FileTransfer = (file, address, onProgress, signal) =>
  new Promise((resolve) => {
    const reporter = createReporter(onProgress);
    let chunkBegan = performance.now();
    const upload = new Upload(file, {
      uploadUrl: address,
      headers: ownHeaders,
      chunkSize: firstChunkBytes,
      retryDelays: null,
      // The API knows the member's unfinished uploads.
      storeFingerprintForResuming: false,
      onProgress: reporter.sent,
      onChunkComplete: (bytes, acceptedBytes) => {
        const ms = Math.max(1, performance.now() - chunkBegan);
        upload.options.chunkSize = withinLimits((bytes * chunkMs) / ms);
        chunkBegan = performance.now();
        reporter.accepted(acceptedBytes);
      },
      onSuccess: () => resolve({ state: 'done', reply: {} }),
      onError: (error) => resolve(refusalOf(error)),
    });
    const abort = () => {
      void upload.abort();
      resolve(refusedAs('unavailable'));
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    upload.start();
  });
