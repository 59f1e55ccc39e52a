/** What the browser knows of a file before it is sent. */

/** A file that the browser has not understood by then is sent without its length. */
const patienceMs = 5_000;

/** The length of a video in seconds; 0 where the browser cannot tell (D27). */
export function secondsOf(file: Blob): Promise<number> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  return new Promise<number>((resolve) => {
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () => resolve(Number.isFinite(video.duration) ? video.duration : 0));
    video.addEventListener('error', () => resolve(0));
    setTimeout(() => resolve(0), patienceMs);
    video.src = address;
  }).finally(() => {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  });
}

/** Browsers hash only what is in memory as a whole; of larger files the API finds a duplicate once it has them. */
const mostHashedBytes = 256 * 1024 * 1024;

/** SHA-256 in hexadecimal digits, by which the API knows a file again; empty where it cannot be had. */
export async function hashOf(file: Blob): Promise<string> {
  if (file.size > mostHashedBytes) return '';
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return '';
  }
}

/** Resolves after so many milliseconds, when the device is online again, or when the signal aborts. */
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

/** Whether the browser can (still) read a file there; one that was moved, changed or deleted meanwhile it cannot. */
export const isReadable = (file: Blob, offset: number): Promise<boolean> =>
  file
    .slice(offset, offset + 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
