import type { Poster } from './submit.ts';

/** How long a picture may take, in milliseconds: ten megabytes on a slow line, and their decoding. */
const timeoutMs = 180_000;

/**
 * Posts to the page's own origin, and says how much has been sent, from 0 to 1: what `fetch` does not say of a request.
 * Fails as `fetch` does, without an answer.
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
