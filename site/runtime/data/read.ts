import { parseJsonInOrder } from './json.ts';
import type { Answer, Missing } from './answer.ts';

/** One request to the API: its path, which is also its key in every cache, and the decoder of its reply. */
export interface Read<Value> {
  key: string;
  /** For a POST, as used for the member's own data: its path and its fields. The key contains both. */
  path?: string;
  body?: URLSearchParams;
  /** The request itself changes something, such as what is unread, so it is never prefetched. */
  marks?: boolean;
  /** Replies with more bytes are treated as errors. */
  maxBytes: number;
  /** Decodes the reply; throws if it is invalid. */
  decode(json: unknown): Promise<Value>;
  /** Returns `Missing`, with the correct address, if the value is not what the address asked for; else null. */
  check?(value: Value): Missing | null;
}

/**
 * Requests a path of the API, by POST if there is a body. In the browser, requests go to its own origin; on the server,
 * to the API's.
 */
export type Fetcher = (path: string, body?: URLSearchParams) => Promise<Response>;

const errorCodeOf = (json: unknown): string | null => {
  if (typeof json !== 'object' || json === null || !('error' in json) || !json.error) return null;
  if ('code' in json && typeof json.code === 'string') return json.code;
  return 'msg' in json && typeof json.msg === 'string' ? json.msg : 'unknown';
};

const tooLong = () => new RangeError('Reply too long');

/**
 * Reads the JSON of a response, up to a maximum number of bytes.
 * @throws if it is longer, interrupted or not JSON
 */
export async function jsonUpTo(response: Response, maxBytes: number, parse = parseJsonInOrder): Promise<unknown> {
  const { body, headers } = response;
  const declared = headers.has('content-encoding') ? null : headers.get('content-length');
  // A response cannot have more bytes than its Content-Length.
  if (declared !== null && Number(declared) <= maxBytes) return parse(await response.text());
  if (Number(declared) > maxBytes) {
    await body?.cancel();
    throw tooLong();
  }
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  let size = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw tooLong();
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return parse(text + decoder.decode());
}

async function parseJson(
  response: Response,
  maxBytes: number,
  parse?: typeof parseJsonInOrder,
): Promise<{ json: unknown } | null> {
  try {
    return { json: await jsonUpTo(response, maxBytes, parse) };
  } catch {
    return null;
  }
}

/** Returns the seconds of `Retry-After`, at most an hour; 0 for a date, which depends on two clocks. */
const waitSecondsOf = (header: string | null): number =>
  /^\d+$/.test(header ?? '') ? Math.min(Number(header), 3600) : 0;

/**
 * Sends a request once and returns the result. Never throws: an unexpected error becomes the answer `failed`.
 * @param parse parses the reply's text; the server passes one that remembers what it has parsed
 */
export async function read<Value>(
  fetcher: Fetcher,
  request: Read<Value>,
  parse?: typeof parseJsonInOrder,
): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await fetcher(request.path ?? request.key, request.body);
  } catch {
    return { state: 'failed', status: 503 };
  }
  const body = await parseJson(response, request.maxBytes, parse);
  if (response.status === 404 && (body === null || errorCodeOf(body.json) !== null)) return { state: 'missing' };
  if (response.status === 429)
    return { state: 'failed', status: 429, waitSeconds: waitSecondsOf(response.headers.get('retry-after')) };
  if (response.status >= 500)
    return { state: 'failed', status: response.status === 502 || response.status > 599 ? 502 : 503 };
  if (body === null) return { state: 'failed', status: 502 };
  const code = errorCodeOf(body.json);
  if (code === 'not_found') return { state: 'missing' };
  if (code !== null) return { state: 'refused', code };
  try {
    return { state: 'ready', value: await request.decode(body.json) };
  } catch {
    return { state: 'failed', status: 502 };
  }
}

/** Applies the read's `check`: returns `missing` for a value that it rejects, else the answer itself. */
export function checked<Value>(request: Read<Value>, answer: Answer<Value>): Answer<Value> {
  return (answer.state === 'ready' && request.check?.(answer.value)) || answer;
}
