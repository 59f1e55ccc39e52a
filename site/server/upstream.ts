import { timeoutMs } from '../data/fetcher.ts';

/** Timeouts of the API, in milliseconds. */
export interface UpstreamTimes {
  /** Until the response begins, measured from when the request has been sent completely. */
  firstByteMs: number;
  /** Between two chunks of a response, and until the API accepts the next chunk of a request. */
  idleMs: number;
  /** Until a reply that a page is rendered from is complete. */
  readMs: number;
}

export const upstreamTimes: UpstreamTimes = { firstByteMs: 30_000, idleMs: 20_000, readMs: timeoutMs };

/** Why there is no response to forward. */
export class UpstreamError extends Error {
  status: 413 | 502 | 503 | 504;
  constructor(status: UpstreamError['status'], cause?: unknown) {
    super(`There is no answer of the API to hand on (${status}).`, { cause });
    this.status = status;
  }
}

/** Error codes of a connection that the peer had closed; the request may not even have been read. */
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
export async function askTwice(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if ((init.method ?? 'GET') !== 'GET' || init.body || init.signal?.aborted || !closedBefore(error)) throw error;
    return fetch(url, init);
  }
}

interface Wanted {
  method: string;
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
  /** How many bytes of the body are forwarded at most. */
  bodyBytes: number;
  /** Aborted when the visitor disconnects. */
  left: AbortSignal;
  times: UpstreamTimes;
}

/**
 * Requests the API and streams its response. Throws an `UpstreamError`; a visitor who disconnects aborts the request.
 */
export async function askUpstream(url: string, wanted: Wanted): Promise<Response> {
  const { method, headers, body, bodyBytes, left, times } = wanted;
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let waiting = false;
  let waits = 0;
  /** One timer for all chunks of a response: creating one per chunk costs more than forwarding the chunk. */
  const expect = (ms: number) => {
    waiting = true;
    if (timer && waits === ms) return void timer.refresh();
    clearTimeout(timer);
    waits = ms;
    timer = setTimeout(() => waiting && over.abort(new UpstreamError(504)), ms);
  };
  const relax = () => (waiting = false);
  const forget = () => clearTimeout(timer);
  // A response in progress is cancelled through its body.
  const leave = () => over.abort();
  left.addEventListener('abort', leave, { once: true });
  let answered = false;

  /**
   * The request's body. While the visitor is sending, the API's timeout is paused; a silent visitor's own connection
   * times out.
   */
  const sent = (reader: ReadableStreamDefaultReader<Uint8Array>) => {
    let bytes = 0;
    return new ReadableStream<Uint8Array>(
      {
        pull: async (out) => {
          relax();
          const { done, value } = await reader.read();
          if (answered) return;
          if (done) {
            expect(times.firstByteMs);
            return out.close();
          }
          bytes += value.length;
          if (bytes > bodyBytes) return over.abort(new UpstreamError(413));
          expect(times.idleMs);
          out.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  };

  expect(times.firstByteMs);
  let answer: Response;
  try {
    answer = await askTwice(url, {
      method,
      headers,
      redirect: 'manual',
      signal: over.signal,
      // `duplex` is required by fetch for a streamed body and missing from the DOM types.
      ...(body && ({ body: sent(body.getReader()), duplex: 'half' } as RequestInit)),
    });
  } catch (error) {
    forget();
    throw error instanceof UpstreamError ? error : new UpstreamError(503, error);
  } finally {
    answered = true;
    relax();
    left.removeEventListener('abort', leave);
  }
  if (answer.status < 200 || answer.status > 599) {
    forget();
    await answer.body?.cancel();
    throw new UpstreamError(502);
  }
  if (answer.body === null) {
    forget();
    return answer;
  }
  const reader = answer.body.getReader();
  const received = new ReadableStream<Uint8Array>({
    pull: (out) => {
      expect(times.idleMs);
      return reader.read().then(
        ({ done, value }) => {
          relax();
          if (!done) return out.enqueue(value);
          forget();
          out.close();
        },
        (error: unknown) => {
          forget();
          throw error;
        },
      );
    },
    cancel: (reason) => {
      forget();
      return reader.cancel(reason);
    },
  });
  return new Response(received, { status: answer.status, headers: answer.headers });
}
