import type { CDPSession } from '@playwright/test';

/** One request as the browser made it. */
export interface Request {
  path: string;
  /** The browser's word for what asked: `Document`, `Script`, `Image`, `Fetch` … */
  kind: string;
  /** `parser` for markup, `script` for code. */
  initiator: string;
  mime: string;
  /** Bytes on the wire, head and body, as they came: compressed. */
  bytes: number;
}

/** Writes down every request of a page, from now on. */
export async function recordRequests(session: CDPSession): Promise<Map<string, Request>> {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    if (!request.url.startsWith('http')) return;
    const { pathname, search } = new URL(request.url);
    requests.set(requestId, { path: pathname + search, kind: type, initiator: initiator.type, mime: '', bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const found = requests.get(requestId);
    if (found) found.mime = response.mimeType;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = requests.get(requestId);
    if (found) found.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return requests;
}

export const isScript = ({ mime }: Request): boolean => mime.includes('javascript');

/** Asked for by running code, and not a part of that code: what hydration must not do. */
export const isCall = (request: Request): boolean =>
  ['Fetch', 'XHR', 'Ping', 'EventSource', 'WebSocket'].includes(request.kind) ||
  (request.initiator === 'script' && !isScript(request) && request.kind !== 'Image');
