import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { maxFormBytes } from '@afterglow/contract/bodyLimits';
import { maxBodyBytes } from '@afterglow/contract/callAt';
import { needsProof } from '@afterglow/contract/gate';
import { retryAfterSeconds } from '@afterglow/operation/shedLoad';
import { answerHeaders } from './proxiedHeaders.ts';
import { forwardedHeaders } from '../runtime/server/apiFetcher.ts';
import { negotiateEncoding, compressStream } from '../runtime/server/compress.ts';
import type { Visitor } from './middleware/visitor.ts';
import type { SiteParts } from './parts.ts';
import { requestUpstream, UpstreamError } from '../runtime/server/upstream.ts';

/** Request headers that are forwarded to the API; all others are dropped. */
const requestHeaders = [
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
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'x-http-method-override',
];

const sentences = {
  413: ['too_large', 'That is more than can be sent at once, so nothing was changed. Send less.'],
  502: ['bad_gateway', 'The service behind this site gave an answer that cannot be handed on. Try again in a moment.'],
  503: ['unreachable', 'The service behind this site does not answer. Try again in a moment.'],
  504: ['unreachable', 'The service behind this site does not answer in time. Try again in a moment.'],
} as const;

/** Returns an error response with the reason, in the envelope of all calls. */
function refused(context: Context, status: keyof typeof sentences): Response {
  const [code, msg] = sentences[status];
  const codes = context.req.method === 'POST' && { field: 'notify', codes: [{ field: 'notify', code }] };
  return context.json({ error: 1, code, msg, ...codes }, status, {
    'Cache-Control': 'private, no-store',
    ...(status !== 413 && { 'Retry-After': String(retryAfterSeconds) }),
  });
}

function headersToForward({ req }: Context, forwarded: Visitor['forwarded']): Headers {
  const headers = new Headers({ ...forwardedHeaders(forwarded), 'Accept-Encoding': 'identity' });
  for (const name of requestHeaders) {
    const value = req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

const limitOf = ({ req }: Context): number => maxBodyBytes(req.path, req.header('content-type'));

/** Rejects a body whose declared length exceeds the limit of its call, without contacting the API. */
export const refuseTooLong = createMiddleware(async (context, next) => {
  if (Number(context.req.header('content-length') ?? 0) > limitOf(context)) return refused(context, 413);
  await next();
});

/**
 * Forwards a request for data or media to the API and streams its answer back, without buffering either.
 * @param target path and query to request, if they are not the request's own
 */
export async function forwardRequest(
  context: Context,
  { settings, ageSecret, times }: SiteParts,
  { country, forwarded, hasSession }: Visitor,
  target?: string,
): Promise<Response> {
  const { req } = context;
  const { pathname, search } = new URL(req.url);
  const url = new URL(settings.apiOrigin + (target ?? pathname + search));
  const { method } = req;
  const maxBytes = limitOf(context);
  const body = method === 'GET' || method === 'HEAD' ? null : req.raw.body;
  try {
    const answer = await requestUpstream(url.href, {
      method,
      headers: headersToForward(context, forwarded),
      body,
      maxBytes,
      isLong: maxBytes > maxFormBytes,
      signal: req.raw.signal,
      times,
    });
    const proof = needsProof(country, settings.policy);
    const headersToSend = await answerHeaders({ method, url, needsProof: proof, hasSession }, answer, {
      ...settings,
      ageSecret,
    });
    if (headersToSend === null) {
      await answer.body?.cancel();
      return refused(context, 502);
    }
    return compressed(
      new Response(answer.body, { status: answer.status, headers: headersToSend }),
      req.header('accept-encoding'),
    );
  } catch (error) {
    if (error instanceof UpstreamError) return refused(context, error.status);
    throw error;
  }
}

/**
 * Compresses a complete JSON answer if the client accepts it: a list of videos shrinks to an eighth. Media files are
 * already compressed.
 */
function compressed(answer: Response, acceptEncoding: string | undefined): Response {
  const { body, headers, status } = answer;
  const bytes = Number(headers.get('content-length') ?? Infinity);
  const encoding =
    status === 200 && headers.get('content-type')?.startsWith('application/json')
      ? negotiateEncoding(bytes, acceptEncoding)
      : null;
  if (body === null || encoding === null) return answer;
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  // The same content in a different encoding: a weak tag still matches on revalidation.
  const tag = headers.get('etag');
  if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
  return new Response(compressStream(body, encoding, Number.isFinite(bytes) ? bytes : 0), { status, headers });
}
