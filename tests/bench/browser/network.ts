import type { CDPSession } from '@playwright/test';

/** One request as the browser made it. */
export interface Request {
  path: string;
  /** Resource type: `Document`, `Script`, `Image`, `Fetch` … */
  kind: string;
  /** Initiator type: `parser` or `script`. */
  initiator: string;
  mime: string;
  /** Transferred bytes, headers and compressed body. */
  bytes: number;
}

/** Records all requests of a page. */
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

/** A data request made by scripts, which hydration must not cause. */
export const isCall = (request: Request): boolean =>
  ['Fetch', 'XHR', 'Ping', 'EventSource', 'WebSocket'].includes(request.kind) ||
  (request.initiator === 'script' && !isScript(request) && request.kind !== 'Image');
