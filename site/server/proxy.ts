import type { Context } from 'hono';
import { headersFor, type OnBehalf } from './api.ts';
import { codingFor, packedStream } from './compress.ts';

/** Request headers the API may see; everything else stays here. */
const passedOn = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'if-range',
  'range',
  'user-agent',
  'x-requested-with',
  'origin',
  'referer',
];

/** Answer headers that belong to one connection, or that are ours to set. */
const ownHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'date', 'server']);

/** Hands a request for data or media on to the API, and its answer back, without keeping either in memory. */
export async function passOn(context: Context, apiOrigin: string, visitor: OnBehalf): Promise<Response> {
  const { req } = context;
  const url = new URL(req.url);
  const headers = new Headers({ ...headersFor(visitor), 'Accept-Encoding': 'identity' });
  for (const name of passedOn) {
    const value = req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const bodiless = req.method === 'GET' || req.method === 'HEAD';
  // A visitor who leaves ends the question as long as there is no answer; an answer under way is cancelled with its body.
  const over = new AbortController();
  const leave = () => over.abort();
  req.raw.signal.addEventListener('abort', leave, { once: true });
  let answer: Response;
  try {
    answer = await fetch(apiOrigin + url.pathname + url.search, {
      method: req.method,
      headers,
      redirect: 'manual',
      signal: over.signal,
      // `duplex` is required by fetch for a streamed body and unknown to the DOM's types.
      ...(bodiless ? {} : ({ body: req.raw.body, duplex: 'half' } as RequestInit)),
    });
  } catch {
    return context.json(
      { error: 1, code: 'unreachable', msg: 'The service behind this site does not answer. Try again in a moment.' },
      503,
      { 'Cache-Control': 'no-store' },
    );
  } finally {
    req.raw.signal.removeEventListener('abort', leave);
  }
  const passed = new Headers();
  answer.headers.forEach((value, name) => {
    if (!ownHeaders.has(name)) passed.append(name, value);
  });
  // An API that packs its answer all the same has it unpacked here, and the length it says is of the packed one.
  if (answer.headers.has('content-encoding')) passed.delete('content-length');
  // Whatever is opened from here as a document runs nothing and belongs to no origin.
  passed.set(
    'Content-Security-Policy',
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  );
  return packed(new Response(answer.body, { status: answer.status, headers: passed }), req.header('accept-encoding'));
}

/** A whole JSON answer, packed for whoever takes it: a list of videos is an eighth as long. Files are packed in themselves. */
function packed(answer: Response, accepts: string | undefined): Response {
  const { body, headers, status } = answer;
  const bytes = Number(headers.get('content-length') ?? Infinity);
  const coding =
    status === 200 && headers.get('content-type')?.startsWith('application/json') ? codingFor(bytes, accepts) : null;
  if (body === null || coding === null) return answer;
  headers.set('Content-Encoding', coding);
  headers.append('Vary', 'Accept-Encoding');
  headers.delete('Content-Length');
  // The same answer in other bytes: a tag that says so still finds it unchanged.
  const tag = headers.get('etag');
  if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
  return new Response(packedStream(body, coding, Number.isFinite(bytes) ? bytes : 0), { status, headers });
}
