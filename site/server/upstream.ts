import { timeoutMs } from '../data/fetcher.ts';

/** How long the API may keep silent, in milliseconds. */
export interface UpstreamTimes {
  /** Until its answer begins, counted from when the request has been sent whole. */
  firstByteMs: number;
  /** Between two pieces of an answer, and until it takes the next piece of a request. */
  idleMs: number;
  /** Until a reply that a page is made from is there as a whole. */
  readMs: number;
}

export const upstreamTimes: UpstreamTimes = { firstByteMs: 30_000, idleMs: 20_000, readMs: timeoutMs };

/** Why there is no answer to hand on. */
export class UpstreamError extends Error {
  status: 413 | 502 | 503 | 504;
  constructor(status: UpstreamError['status'], cause?: unknown) {
    super(`There is no answer of the API to hand on (${status}).`, { cause });
    this.status = status;
  }
}

/** Codes of a connection that the other side had closed; the request may not even have been read. */
const closedCodes = new Set<unknown>(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const closedBefore = (error: unknown): boolean =>
  error instanceof TypeError &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'code' in error.cause &&
  closedCodes.has(error.cause.code);

/** Asks; a GET whose connection died before any answer is asked once more. Nothing else may be done twice. */
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
  /** How many bytes of the body are sent on. */
  bodyBytes: number;
  /** The visitor has left. */
  left: AbortSignal;
  times: UpstreamTimes;
}

/** Asks the API, and hands its answer on as it comes. Throws an `UpstreamError`; a visitor who leaves ends the question. */
export async function askUpstream(url: string, wanted: Wanted): Promise<Response> {
  const { method, headers, body, bodyBytes, left, times } = wanted;
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let waiting = false;
  let waits = 0;
  /** One timer for all pieces of an answer: to set a new one for each costs more than to hand the piece on. */
  const expect = (ms: number) => {
    waiting = true;
    if (timer && waits === ms) return void timer.refresh();
    clearTimeout(timer);
    waits = ms;
    timer = setTimeout(() => waiting && over.abort(new UpstreamError(504)), ms);
  };
  const relax = () => (waiting = false);
  const forget = () => clearTimeout(timer);
  // An answer under way is cancelled with its body.
  const leave = () => over.abort();
  left.addEventListener('abort', leave, { once: true });
  let answered = false;

  /** The request's body. While the visitor sends it is their silence that counts, which ends their connection. */
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
      // `duplex` is required by fetch for a streamed body and unknown to the DOM's types.
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
