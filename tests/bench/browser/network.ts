import type { CDPSession } from '@playwright/test';

/** A request of the browser. */
export interface Request {
  path: string;
  /** Resource type: `Document`, `Script`, `Image`, `Fetch` … */
  kind: string;
  /** Initiator type: `parser` or `script`. */
  initiator: string;
  mime: string;
  /** Transferred bytes, headers and compressed body. */
  bytes: number;
  /** Unix time in milliseconds. */
  sentAt: number;
  /** Whether it was answered completely or failed. */
  ended: boolean;
  /** The browser's error message; empty unless it failed. */
  failure: string;
  /** Whether the response came from the HTTP cache. */
  cached: boolean;
}

/** Requests of a page, and the time of the last activity. */
export interface RequestLog {
  requests: Map<string, Request>;
  /** Unix time in milliseconds. */
  lastActivityAt: number;
}

/** Records all requests of a page. */
export async function recordRequests(session: CDPSession): Promise<RequestLog> {
  const log: RequestLog = { requests: new Map(), lastActivityAt: Date.now() };
  const update = (id: string, change: Partial<Request>): void => {
    log.lastActivityAt = Date.now();
    const found = log.requests.get(id);
    if (found) Object.assign(found, change);
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const { pathname, search } = new URL(request.url);
    log.lastActivityAt = Date.now();
    log.requests.set(requestId, {
      path: pathname + search,
      kind: type,
      initiator: initiator.type,
      mime: '',
      bytes: 0,
      sentAt: wallTime * 1_000,
      ended: false,
      failure: '',
      cached: false,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => update(requestId, { cached: true }));
  session.on('Network.responseReceived', ({ requestId, response }) =>
    update(requestId, { mime: response.mimeType, ...(response.fromDiskCache && { cached: true }) }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    update(requestId, { bytes: encodedDataLength, ended: true }),
  );
  session.on('Network.loadingFailed', ({ requestId, errorText }) =>
    update(requestId, { ended: true, failure: errorText }),
  );
  await session.send('Network.enable');
  return log;
}

/** True for scripts. A request without a response, such as a preload that another one overtook, has no media type. */
export const isScript = ({ mime, kind, path }: Request): boolean =>
  mime.includes('javascript') || kind === 'Script' || path.endsWith('.js');

const isStylesheet = ({ mime, path }: Request): boolean => mime === 'text/css' || path.endsWith('.css');

/** True for data requests by scripts, which hydration must not cause. */
export const isCall = (request: Request): boolean =>
  !isStylesheet(request) &&
  (['Fetch', 'XHR', 'Ping', 'EventSource', 'WebSocket'].includes(request.kind) ||
    (request.initiator === 'script' &&
      !isScript(request) &&
      request.kind !== 'Image' &&
      !request.mime.startsWith('image/')));
