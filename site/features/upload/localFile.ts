/** Facts that the browser can find out about a file before it is sent. */
import type { ChosenFile } from './checkFile.ts';

/** A chosen file, with what is known of it. */
export interface LocalFile extends ChosenFile {
  file: Blob;
}

/** Milliseconds to wait for a file's metadata; after that, it is sent without its length. */
const metadataTimeoutMs = 5_000;

/** Returns the length of a video in seconds; 0 if the browser cannot tell (D27). */
export function secondsOf(file: Blob): Promise<number> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  return new Promise<number>((resolve) => {
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () => resolve(Number.isFinite(video.duration) ? video.duration : 0));
    video.addEventListener('error', () => resolve(0));
    // A signal as requests have, so that tests can hold it.
    AbortSignal.timeout(metadataTimeoutMs).addEventListener('abort', () => resolve(0));
    video.src = address;
  }).finally(() => {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  });
}

/** Browsers can only hash what is in memory as a whole. For larger files, the API finds duplicates once it has them. */
const mostHashedBytes = 256 * 1024 * 1024;

/** Returns the SHA-256 in hexadecimal digits, by which the API recognizes a file; empty if it cannot be computed. */
export async function hashOf(file: Blob): Promise<string> {
  if (file.size > mostHashedBytes) return '';
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return '';
  }
}

/** Resolves after `ms` milliseconds, when the device is online again, or when the signal aborts. */
export function waitOnline(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/**
 * Returns whether the browser can (still) read a file at an offset; it cannot if the file was moved, changed or
 * deleted.
 */
export const isReadable = (file: Blob, offset: number): Promise<boolean> =>
  file
    .slice(offset, offset + 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
