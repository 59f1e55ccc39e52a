import { timeoutMs } from './fetcher.ts';

/** The body of a form; one with a file needs another encoding. */
export type FormBody = URLSearchParams | FormData;

/** Sends fields to a path of the API. In the browser, requests go to its own origin; on the server, to the API's. */
export type Poster = (path: string, fields: FormBody) => Promise<Response>;

/** Browsers allow 64 KiB for all keepalive requests together, and reject any beyond that. */
const maxKeepaliveCharacters = 8_192;

/** Returns whether the request may go on after its page was closed, so that the visitor's last press still counts. */
const outlivesPage = (fields: FormBody): boolean =>
  fields instanceof URLSearchParams && fields.toString().length <= maxKeepaliveCharacters;

/** Posts to the page's own origin, which proxies to the API. */
export const postHere: Poster = (path, fields) =>
  fetch(path, {
    method: 'POST',
    keepalive: outlivesPage(fields),
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: fields,
    signal: AbortSignal.timeout(timeoutMs),
  });
