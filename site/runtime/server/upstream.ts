import { sendBody } from './sendBody.ts';

/** Timeouts of the API, in milliseconds. */
export interface UpstreamTimes {
  /** Until the response begins, measured from when the request has been sent completely. */
  firstByteMs: number;
  /** Between two chunks of a response, and until the API accepts the next chunk of a request. */
  idleMs: number;
  /** Until a reply that a page is rendered from is complete. */
  readMs: number;
}

/** Thrown when there is no response to forward. */
export class UpstreamError extends Error {
  status: 413 | 502 | 503 | 504;
  constructor(status: UpstreamError['status'], cause?: unknown) {
    super(`The API has sent no response that can be forwarded (${status}).`, { cause });
    this.status = status;
  }
}

/** Error codes of a connection that the peer has closed; the request may not even have been read. */
const closedCodes = new Set<unknown>(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const closedBefore = (error: unknown): boolean =>
  error instanceof TypeError &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'code' in error.cause &&
  closedCodes.has(error.cause.code);

/**
 * Sends a request; a GET whose connection was closed before any response is retried once. Nothing else is safe to
 * repeat.
 */
export async function fetchWithRetry(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if ((init.method ?? 'GET') !== 'GET' || init.body || init.signal?.aborted || !closedBefore(error)) throw error;
    return fetch(url, init);
  }
}

interface Timeout {
  /** Aborts the request with an `UpstreamError` unless it is started again, paused or stopped within this time. */
  start: (ms: number) => void;
  pause: () => void;
  stop: () => void;
}

/** Creates one timer for all chunks of a response: creating one per chunk costs more than forwarding the chunk. */
function createTimeout(controller: AbortController): Timeout {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let currentMs = 0;
  return {
    start: (ms) => {
      running = true;
      if (timer && currentMs === ms) return void timer.refresh();
      clearTimeout(timer);
      currentMs = ms;
      timer = setTimeout(() => running && controller.abort(new UpstreamError(504)), ms);
    },
    pause: () => void (running = false),
    stop: () => clearTimeout(timer),
  };
}

interface UpstreamRequest {
  method: string;
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
  /** The most bytes of the body that are forwarded. */
  maxBytes: number;
  /** Whether the body may be too long for the memory, such as a file. */
  isLong: boolean;
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal;
  times: UpstreamTimes;
}

interface Transfer {
  controller: AbortController;
  timeout: Timeout;
  times: UpstreamTimes;
}

/**
 * Returns the request's body. While the visitor is sending, the API's timeout is paused; a silent visitor's own
 * connection times out. `end` stops it once there is a response.
 */
function requestBody(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  { controller, timeout, times }: Transfer,
): { stream: ReadableStream<Uint8Array>; end: () => void } {
  const reader = body.getReader();
  let bytes = 0;
  let ended = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (out) => {
        timeout.pause();
        const { done, value } = await reader.read();
        if (ended) return;
        if (done) {
          timeout.start(times.firstByteMs);
          return out.close();
        }
        bytes += value.length;
        if (bytes > maxBytes) return controller.abort(new UpstreamError(413));
        timeout.start(times.idleMs);
        out.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { stream, end: () => void (ended = true) };
}

/** Returns the response's body. A visitor who disconnects cancels it, and with it the request. */
function responseBody(
  body: ReadableStream<Uint8Array>,
  { timeout, times }: Omit<Transfer, 'controller'>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    pull: (out) => {
      timeout.start(times.idleMs);
      return reader.read().then(
        ({ done, value }) => {
          timeout.pause();
          if (!done) return out.enqueue(value);
          timeout.stop();
          out.close();
        },
        (error: unknown) => {
          timeout.stop();
          throw error;
        },
      );
    },
    cancel: (reason) => {
      timeout.stop();
      return reader.cancel(reason);
    },
  });
}

/** Sends the request; resolves when the response begins. */
async function sendRequest(url: string, request: UpstreamRequest, transfer: Transfer): Promise<Response> {
  const { method, headers, signal } = request;
  const { controller, timeout, times } = transfer;
  const body = request.body && requestBody(request.body, request.maxBytes, transfer);
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort, { once: true });
  timeout.start(times.firstByteMs);
  try {
    if (body && request.isLong)
      return await sendBody(url, { method, headers, body: body.stream, signal: controller.signal });
    return await fetchWithRetry(url, {
      method,
      headers,
      redirect: 'manual',
      signal: controller.signal,
      // `duplex` is required by fetch for a streamed body and missing from the DOM types.
      ...(body && ({ body: body.stream, duplex: 'half' } as RequestInit)),
    });
  } catch (error) {
    timeout.stop();
    throw error instanceof UpstreamError ? error : new UpstreamError(503, error);
  } finally {
    body?.end();
    timeout.pause();
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Requests the API and streams its response. A visitor who disconnects aborts the request.
 * @throws UpstreamError if there is no response that can be forwarded
 */
export async function requestUpstream(url: string, request: UpstreamRequest): Promise<Response> {
  const controller = new AbortController();
  const transfer = { controller, timeout: createTimeout(controller), times: request.times };
  const response = await sendRequest(url, request, transfer);
  const { body, status, headers } = response;
  if (status < 200 || status > 599) {
    transfer.timeout.stop();
    await body?.cancel();
    throw new UpstreamError(502);
  }
  if (body === null) {
    transfer.timeout.stop();
    return response;
  }
  return new Response(responseBody(body, transfer), { status, headers });
}
