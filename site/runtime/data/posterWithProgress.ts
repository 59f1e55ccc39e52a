import type { Poster } from './poster.ts';

/** Milliseconds until sending a picture is given up: enough for ten megabytes on a slow line, and for decoding them. */
const timeoutMs = 180_000;

/**
 * Returns a function that posts to the page's own origin and reports how much has been sent, which `fetch` cannot do.
 * Rejects as `fetch` does if there is no response.
 * @param onShare receives the sent share, from 0 to 1
 */
export const posterWithProgress =
  (onShare: (share: number) => void): Poster =>
  (path, fields) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('The API has not answered.'));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onShare(loaded / total);
      });
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
      for (const kind of ['error', 'timeout', 'abort']) request.addEventListener(kind, fail);
      request.open('POST', path);
      request.timeout = timeoutMs;
      request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
      request.send(fields);
    });
